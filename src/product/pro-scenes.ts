import type { IllustrationName } from "../../client/components/sections/illustration-list.ts";
import { i18n } from "../contract/language/i18n.ts";

interface Scene {
  readonly illustration: IllustrationName;
  readonly caption: string;
}

/** What each service of the subscription is like on the heath: the same scene wherever the three stand beside each other. */
export function proScenes(): Readonly<Record<"vpn" | "removal" | "restoration", Scene>> {
  return {
    vpn: {
      illustration: "log",
      caption: i18n.t("A VPN is like a hollow log: in at your device, out at one of our servers."),
    },
    removal: {
      illustration: "tracks",
      caption: i18n.t("Tracks in sand, each fainter than the last. We ask sites to clear yours."),
    },
    restoration: {
      illustration: "eggs",
      caption: i18n.t("One of these eggs isn’t the bird’s own, like an account that a thief opens in your name."),
    },
  };
}
