import { LinkButton } from "../../../client/components/button.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { TaskScreen } from "../../../client/flow/task-screen.tsx";
import { facts } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href, type RouteName } from "../../contract/routes.ts";
import type { ScanError } from "../../contract/scan/scans.ts";
import type { Theme } from "../../contract/settings/theme.ts";

/** What a page shows whose scan is gone or cannot be asked for. */
export interface NoScan {
  /** `forbidden`: the scan is a subscriber's, who is not signed in here. */
  readonly tag: "gone" | "forbidden" | "unavailable";
  readonly screen: "none";
  /** It was a subscriber's scan that is gone. */
  readonly isOwned?: boolean;
}

/** What came of a press that the scan service refused. */
export function scanErrorTag(error: ScanError): "invalid" | "unavailable" {
  return error === "service_unavailable" ? "unavailable" : "invalid";
}

interface NoScanProps extends Pick<NoScan, "tag" | "isOwned"> {
  readonly theme: Theme;
  /** The page itself, to try again. */
  readonly back: RouteName;
}

/** In the place of a page that has no scan to show. */
export function NoScanScreen({ tag, isOwned = false, theme, back }: NoScanProps) {
  if (tag === "forbidden") return <SignedOut theme={theme} path={href(back)} />;
  return tag === "gone" ? <Gone {...{ theme, isOwned }} /> : <Unavailable theme={theme} path={href(back)} />;
}

function SignedOut({ theme, path }: { theme: Theme; path: string }) {
  return (
    <TaskScreen
      title={i18n.t("Sign in to see your scan")}
      lead={i18n.t(
        "This browser holds the key to a subscriber’s scan. The scan also needs the subscriber’s account: sign in with the account that keeps it.",
      )}
      illustration="hollow"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("subscriptionsActivate", { next: path })}>
          {i18n.t("Sign in to your subscription")}
        </LinkButton>
      </p>
    </TaskScreen>
  );
}

function Gone({ theme, isOwned }: { theme: Theme; isOwned: boolean }) {
  return (
    <TaskScreen
      title={i18n.t("Your scan has been deleted")}
      lead={
        isOwned
          ? i18n.t(
              "We delete a subscriber’s scan when the subscription or the account ends, and when you delete or replace it in another browser. To see results again, start another scan.",
            )
          : i18n.t(
              "We delete a demonstration scan {hours} hours after it starts, with your answers and its results. To see results again, start another scan.",
              { hours: facts.freeScanHours },
            )
      }
      illustration="swept"
      theme={theme}
    >
      <p className="acts">
        <LinkButton href={href("dbpScan")}>{i18n.t("Start another scan")}</LinkButton>
      </p>
    </TaskScreen>
  );
}

function Unavailable({ theme, path }: { theme: Theme; path: string }) {
  return (
    <TaskScreen title={i18n.t("We can’t show your scan right now")} illustration="broken" theme={theme}>
      <Notice tone="bad" title={i18n.t("The scan service isn’t answering")}>
        <p>{i18n.t("Your scan isn’t lost. Try again in a minute.")}</p>
      </Notice>
      <p className="acts">
        <LinkButton icon="refresh" href={path}>
          {i18n.t("Try again")}
        </LinkButton>
      </p>
    </TaskScreen>
  );
}
