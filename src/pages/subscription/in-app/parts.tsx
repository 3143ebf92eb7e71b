import { LinkButton } from "../../../../client/components/button.tsx";
import { href } from "../../../contract/routes.ts";

/** Words that several screens share. */
export const settingsAction = { settings: { label: "Back to app settings", icon: "settings" } } as const;

export const toServices = <LinkButton href={href("subscriptionsWelcome")}>See your services</LinkButton>;
