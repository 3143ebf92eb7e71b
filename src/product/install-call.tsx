import type { ReactNode } from "react";
import { LinkButton } from "../../client/components/button.tsx";
import { Card } from "../../client/components/card.tsx";
import { GoLink } from "../../client/components/go-link.tsx";
import type { IconName } from "../../client/components/icon.tsx";
import { Notice } from "../../client/components/notice.tsx";
import { QrCode } from "../../client/components/qr-code.tsx";
import { type InstallPlacement, installLink } from "../contract/acquisition/campaign.ts";
import type { InstallCall, InstallOffer, System } from "../contract/acquisition/install.ts";
import { brand } from "../contract/brand/brand.ts";
import { demonstration } from "../contract/demonstration.ts";
import { i18n } from "../contract/language/i18n.ts";
import { endpointHref, href, type RouteName } from "../contract/routes.ts";
import type { HostVariant } from "../visit/host.ts";
import styles from "./install-call.module.css";

interface OfferWords {
  readonly label: string;
  readonly icon: IconName;
  /** The line beside the button: where it leads, and what the offer needs. */
  readonly note: string;
  /** What the offer runs on. Beside one for a computer, a QR code leads to the phone. */
  readonly form: "phone" | "computer";
}

/** What each offer says (DEV-3). */
const words: Readonly<Record<InstallOffer, OfferWords>> = {
  ios: {
    label: /*i18n*/ "Get the browser",
    icon: "phone",
    note: /*i18n*/ "App Store, iOS or iPadOS 15 or later",
    form: "phone",
  },
  android: {
    label: /*i18n*/ "Get the browser",
    icon: "phone",
    note: /*i18n*/ "Play Store, Android 8 or later",
    form: "phone",
  },
  macos: {
    label: /*i18n*/ "Get the browser for Mac",
    icon: "download",
    note: /*i18n*/ "macOS 10.15 (Catalina) or later",
    form: "computer",
  },
  windows: {
    label: /*i18n*/ "Get the browser for Windows",
    icon: "download",
    note: /*i18n*/ "Windows 10 (May 2020 update) or later",
    form: "computer",
  },
  chrome: { label: /*i18n*/ "Add the extension", icon: "plus", note: /*i18n*/ "Chrome 92 or later", form: "computer" },
  firefox: {
    label: /*i18n*/ "Add extension to Firefox",
    icon: "plus",
    note: /*i18n*/ "Firefox 91 or later",
    form: "computer",
  },
  edge: { label: /*i18n*/ "Add extension to Edge", icon: "plus", note: /*i18n*/ "Edge 92 or later", form: "computer" },
  phones: { label: /*i18n*/ "Choose your phone", icon: "phone", note: /*i18n*/ "iPhone, iPad, Android", form: "phone" },
  computers: {
    label: /*i18n*/ "Choose your device",
    icon: "laptop",
    note: /*i18n*/ "Mac, Windows, iPhone, iPad, Android",
    form: "computer",
  },
  search: {
    label: /*i18n*/ "Search in this browser",
    icon: "search",
    note: /*i18n*/ "Nothing to install",
    form: "computer",
  },
  installed: {
    label: /*i18n*/ "Search privately",
    icon: "search",
    note: /*i18n*/ "The browser is installed on this device",
    form: "computer",
  },
};

function saidOf({ label, note, ...offer }: OfferWords): OfferWords {
  return { ...offer, label: i18n.t(label), note: i18n.t(note) };
}

/** Why the button offers something else than the visitor came for, and what our browser needs. */
const tooOldWords: Readonly<Record<System, { readonly title: string; readonly text: string }>> = {
  ios: { title: /*i18n*/ "Not supported on this version of iOS", text: /*i18n*/ "The browser needs iOS or iPadOS 15." },
  android: {
    title: /*i18n*/ "Not supported on this version of Android",
    text: /*i18n*/ "The browser needs Android 8.",
  },
  macos: {
    title: /*i18n*/ "Not supported on this version of macOS",
    text: /*i18n*/ "The browser needs macOS 10.15 (Catalina).",
  },
  windows: {
    title: /*i18n*/ "Not supported on this version of Windows",
    text: /*i18n*/ "The browser needs Windows 10 (May 2020 update).",
  },
};

export interface InstallCallProps {
  readonly call: InstallCall;
  readonly placement: InstallPlacement;
  /** The page's own label and address for the offers it is about; on other devices these are listed below the button. */
  readonly pageOffers?: Partial<Readonly<Record<InstallOffer, { readonly label: string; readonly href?: string }>>>;
  /** The page's other way to its first offer, as a link below the button. */
  readonly also?: ReactNode;
  /** Set on the page of all devices, which does not link to itself. */
  readonly isChooser?: boolean;
  /** Set where the page has said already that nothing is downloaded. */
  readonly isAgain?: boolean;
}

const withoutDownload: ReadonlySet<InstallOffer> = new Set(["search", "installed"]);

/**
 * The one button for this device, with its requirements beside it, or the reason why the device is too old. If our browser
 * does not run on this device, a page about one system makes the download for that system its button.
 */
export function InstallActs({
  call,
  placement,
  pageOffers = {},
  also,
  isChooser = false,
  isAgain = false,
}: InstallCallProps) {
  const asked = (Object.keys(pageOffers) as InstallOffer[]).filter(
    (offer) => offer !== call.offer && offer !== call.tooOld,
  );
  const hasNone = call.offer === "search" || call.offer === "computers" || isExtension(call.offer);
  const isAsked = asked.length > 0 && hasNone && !call.tooOld;
  const act = (offer: InstallOffer, look: ActProps["look"]) => (
    <Act
      key={offer}
      {...saidOf(words[offer])}
      href={installLink(offer, placement)}
      {...pageOffers[offer]}
      look={look}
    />
  );
  // On a computer, a page about phones has both stores for its first action.
  const isForPhones =
    asked.length > 1 &&
    asked.every((offer) => words[offer].form === "phone") &&
    words[call.offer].form === "computer" &&
    call.offer !== "installed" &&
    !call.tooOld;
  const own = isAsked || isForPhones ? "link" : "primary";
  const device = isExtension(call.offer) ? (
    <>
      <div className={styles.missing}>{act(call.offer, own)}</div>
      <div className={styles.present}>{act("installed", own)}</div>
    </>
  ) : (
    act(call.offer, own)
  );
  // One button on a screen, whichever system it is for; what else there is are links beside each other.
  const [first, ...others] = asked.map((offer, index) => act(offer, isAsked && index === 0 ? "primary" : "link"));
  const leadsOut = (offer: InstallOffer) => !(pageOffers[offer]?.href ?? installLink(offer, placement)).startsWith("/");
  const note = !isAgain && [call.offer, ...asked].some(leadsOut) && <NoDownload />;
  if (isForPhones) {
    const stores = asked.map((offer, index) => act(offer, index === 0 ? "first" : "equal"));
    return (
      <>
        <div className={styles.acts}>{stores}</div>
        {device}
        {note}
      </>
    );
  }
  if (isAsked)
    return (
      <>
        {first}
        <div className={styles.acts}>
          {also}
          {others}
          {device}
        </div>
        {note}
      </>
    );
  return (
    <>
      {call.tooOld && (
        <Notice title={i18n.t(tooOldWords[call.tooOld].title)}>
          {`${i18n.t(tooOldWords[call.tooOld].text)} `}
          <a href={href("appNoSupport")}>{i18n.t("See what works instead")}</a>
        </Notice>
      )}
      {call.offer === "search" && !call.tooOld && !isChooser && <RunsElsewhere placement={placement} />}
      {isExtension(call.offer) && !call.tooOld && (
        <p>
          {`${i18n.t("Our browser doesn’t run on your system yet. Our extension works in the browser you’re using.")} `}
          <GoLink href={installLink("computers", placement)}>{i18n.t("Choose another device")}</GoLink>
        </p>
      )}
      {device}
      {first}
      {also}
      {others}
      {note}
    </>
  );
}

/** What really happens when the link of a store or a download is followed. */
function NoDownload() {
  return <p className="soft small">{i18n.t(demonstration.download)}</p>;
}

/** For a visitor on whose device our browser does not run, or who has it. */
export function RunsElsewhere({ placement }: Pick<InstallCallProps, "placement">) {
  return (
    <p>
      {`${i18n.t("Our browser runs on iPhone, iPad, Android, Mac and Windows.")} `}
      <GoLink href={installLink("computers", placement)}>{i18n.t("Choose your device")}</GoLink>
    </p>
  );
}

/** The edge cannot always tell if the extension is installed, so both buttons are sent; CSS shows one by its mark (DEV-1). */
function isExtension(offer: InstallOffer): boolean {
  return offer === "chrome" || offer === "firefox" || offer === "edge";
}

/** Whether the button leads to something else than our browser, because it is installed or does not run on this device. */
export function leadsElsewhere({ offer }: InstallCall): boolean {
  return withoutDownload.has(offer) || isExtension(offer);
}

const phoneSystems: ReadonlySet<InstallOffer | null> = new Set(["ios", "android"]);

/** On a phone or tablet, the way to other devices is links; on a computer, it is {@link PhoneCode}. */
export function isOnPhone({ offer, tooOld }: InstallCall): boolean {
  return phoneSystems.has(offer) || phoneSystems.has(tooOld);
}

interface ActProps extends Pick<OfferWords, "label" | "icon" | "note"> {
  readonly href: string;
  /** `first` and `equal` are buttons beside each other, without the line that only one has room for. */
  readonly look: "primary" | "first" | "equal" | "link";
}

function Act({ label, icon, note, href, look }: ActProps) {
  const to = { href, icon, "data-sends": "install_click" } as const;
  if (look === "first" || look === "equal")
    return (
      <LinkButton {...to} variant={look === "first" ? "primary" : "line"}>
        {label}
      </LinkButton>
    );
  return (
    <p className={styles.acts}>
      {look !== "link" ? (
        <>
          <LinkButton {...to}>{label}</LinkButton>
          <span className="soft small">{note}</span>
        </>
      ) : (
        <GoLink {...to}>{label}</GoLink>
      )}
    </p>
  );
}

interface PhoneCodeProps {
  readonly host: HostVariant;
  readonly call: InstallCall;
  readonly placement: InstallPlacement;
}

/**
 * On a computer: a code that the phone's camera reads. A phone gets nothing, nor does a window as narrow
 * as one: it would have to photograph itself.
 */
export function PhoneCode({ host, call, placement }: PhoneCodeProps) {
  if (isOnPhone(call) || call.offer === "phones") return null;
  const drawing = endpointHref("qrCode", { origin: placement.origin });
  return (
    <Card look={styles.phone}>
      <div className={styles.code}>
        <QrCode
          src={drawing}
          label={i18n.t("QR code of {address}", { address: `${brand.hosts[host]}${href("app")}` })}
        />
        <div className={styles.codeWords}>
          <h3>{i18n.t("Get the browser on your phone")}</h3>
          <p className="soft small">iPhone, iPad, Android</p>
        </div>
      </div>
    </Card>
  );
}

const everywhere = (): readonly { readonly system: System; readonly label: string; readonly route: RouteName }[] => [
  { system: "macos", label: "Mac", route: "mac" },
  { system: "windows", label: "Windows", route: "windows" },
  { system: "ios", label: i18n.t("iPhone and iPad"), route: "appLanding" },
  { system: "android", label: "Android", route: "appLanding" },
];

/** All systems except this device's and the one that the page is about. */
export function OtherSystems({ call, placement, pageOffers = {} }: InstallCallProps) {
  return (
    <div>
      <p className="soft small" id="other-systems">
        {i18n.t("On another device")}
      </p>
      <ul className="columns brief" aria-labelledby="other-systems">
        {everywhere()
          .filter(({ system }) => system !== call.offer && system !== call.tooOld && !pageOffers[system])
          .map(({ system, label, route }) => (
            <li key={system}>
              <GoLink href={href(route, { origin: placement.origin })}>{label}</GoLink>
            </li>
          ))}
      </ul>
    </div>
  );
}
