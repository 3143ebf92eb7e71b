import { Trans } from "@lingui/react";
import type { ReactNode } from "react";
import { LinkButton } from "../../../../client/components/button.tsx";
import { BoldName } from "../../../../client/components/line-breaks.tsx";
import type { AccountInfo, SubscriptionAnswer } from "../../../../client/subscription/answers.ts";
import { facts } from "../../../contract/brand/brand.ts";
import { momentWords } from "../../../contract/day-words.ts";
import { i18n } from "../../../contract/language/i18n.ts";
import { href } from "../../../contract/routes.ts";
import type { Theme } from "../../../contract/settings/theme.ts";
import { statements } from "../../../contract/statements.ts";
import { isEntitling } from "../../../contract/subscription/subscription.ts";
import { PressForm } from "../../../forms/press-form.tsx";
import { links } from "../../../locales/links.tsx";
import { isActive, isFromStore, renews, type SubscriberAccount } from "../account.ts";
import { afterNewCode, codeOutranksEmail, hasOtherWayIn } from "../account-info.ts";
import { RecoveryCodeButton } from "../recovery/recovery-code-button.tsx";
import { lossWithoutWayBack } from "../sign-out.ts";
import styles from "./manage.module.css";
import type { ManageQuestion } from "./manage-flow.ts";
import { otherAccountWords, SwitchAccount } from "./switch-account.tsx";

interface AccountProps {
  readonly account: SubscriberAccount;
  readonly subscription: SubscriptionAnswer | null;
  readonly action: string;
  /** What the account service says about the account; null if it did not answer. */
  readonly info: AccountInfo | null;
  /** The browser holds another account as well. */
  readonly hasOther: boolean;
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly has: readonly ("in" | "data" | "out")[];
}

/** `urgent` is the way in with the filled button, for a visitor who could lose the account with this browser. */
export function accountSections(): Readonly<Record<AccountPart, Section>> {
  return {
    urgent: { id: "sign-in", title: i18n.t("How you sign in"), has: ["in"] },
    "sign-in": { id: "sign-in", title: i18n.t("How you sign in"), has: ["in"] },
    rest: { id: "account", title: i18n.t("Your account"), has: ["data", "out"] },
  };
}

export type AccountPart = "urgent" | "sign-in" | "rest";

/** The address, the ways out, and what a person may ask of us by law. */
export function AccountSection({ part, ...props }: AccountProps & { readonly part: AccountPart }) {
  const { id, title, has } = accountSections()[part];
  // A screen has one filled button: a subscription that ends comes before an account that may be lost.
  const isUnpaid = props.subscription?.status === "Grace Period";
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.rows}>
        {has.includes("in") && <WaysIn {...props} isMain={part === "urgent" && !isUnpaid} />}
        {has.includes("data") && <HeldData action={props.action} />}
        {has.includes("out") && <WaysOut {...props} />}
      </ul>
    </section>
  );
}

function WaysIn({ account, action, info, isMain }: AccountProps & { readonly isMain: boolean }) {
  const { email } = account;
  const hasCode = info?.has_recovery_code ?? null;
  const earlier = info?.earlier_code_until;
  const until = earlier ? momentWords(earlier) : null;
  const codeHeld = hasCode ? aboutCode(until) : aboutNoCode(until, codeOutranksEmail(info));
  const next = afterNewCode(info);
  const afterNext = next && codeOutranksEmail(info) ? `${next} ${statements.oldCodeDeletes}` : next;
  return (
    <>
      <Line
        title={i18n.t("Email address")}
        text={
          email ? (
            <Receiving {...{ account, email }} />
          ) : hasOtherWayIn(info) ? (
            withoutEmail(account, hasCode === true)
          ) : (
            <>
              {i18n.t("Not added.")} <AtStake account={account} lost={statements.oneBrowserLeft} />
              {isActive(account)
                ? i18n.t("Add an email address to sign in on other devices and to use the VPN.")
                : i18n.t("Add an email address to sign in on other devices.")}
            </>
          )
        }
      >
        {email ? (
          <LinkButton variant="line" href={href("subscriptionsEditEmail")}>
            {i18n.t("Change or remove email address")}
          </LinkButton>
        ) : (
          <LinkButton variant={isMain ? "primary" : "line"} href={href("subscriptionsAddEmail")}>
            {i18n.t("Add email address")}
          </LinkButton>
        )}
      </Line>
      <Line
        title={i18n.t("Recovery code")}
        text={
          <>
            {[codeHeld, ...(afterNext ? [afterNext] : [])].join(" ")}{" "}
            {hasCode && !email && <AtStake account={account} lost={statements.oneCode} />}
          </>
        }
      >
        <RecoveryCodeButton action={action} isNext={hasCode === true} />
      </Line>
      <Line title={i18n.t("Sign-in security")} text={passkeysHeld(info)}>
        <LinkButton variant="line" href={href("subscriptionsSecurity")}>
          {i18n.t("Passkeys and sign-ins")}
        </LinkButton>
      </Line>
    </>
  );
}

/** What the email address is used for. */
function Receiving({ account, email }: Pick<AccountProps, "account"> & { readonly email: string }) {
  const name = <BoldName key="name" name={email} />;
  return isFromStore(account) ? (
    <Trans id="We send sign-in codes to <name/>. The store sends your receipts." components={{ name }} />
  ) : (
    <Trans id="We send sign-in codes and receipts to <name/>." components={{ name }} />
  );
}

function withoutEmail(account: SubscriberAccount, hasCode: boolean): string {
  const instead = hasCode
    ? i18n.t("Not added. You sign in with your recovery code.")
    : i18n.t("Not added. You sign in with your passkey.");
  return isActive(account) ? `${instead} ${i18n.t("Add an email address to use the VPN.")}` : instead;
}

/** `until`: when an earlier code ends. */
function aboutCode(until: string | null): string {
  const held = i18n.t("You have a recovery code. It signs you in without an email address.");
  return until ? `${held} ${i18n.t("An earlier one works until {until}.", { until })}` : held;
}

function aboutNoCode(until: string | null, isNeeded: boolean): string {
  return [
    ...(until ? [i18n.t("Your earlier code works until {until}.", { until })] : []),
    ...(until && isNeeded ? [i18n.t("Keep it until then: you need it to delete your account.")] : []),
    i18n.t("Save or print a code that signs you in without an email address."),
  ].join(" ");
}

interface AtStakeProps {
  readonly account: Pick<SubscriberAccount, "subscription">;
  readonly lost: string;
}

/** What is lost with the last way in, and whether payments go on. Nothing if a store sold it, since the store restores it. */
export function AtStake({ account, lost }: AtStakeProps) {
  const stake = lossWithoutWayBack(account);
  if (stake === "nothing") return null;
  return (
    <>
      {lost}{" "}
      {stake === "payments" && renews(account) && (
        <>
          <Trans
            id="Payments then go on until you <a>ask us to stop them</a>."
            components={links({ a: href("help", { subject: "stopPaying" }) })}
          />{" "}
        </>
      )}
    </>
  );
}

function HeldData({ action }: Pick<AccountProps, "action">) {
  return (
    <Line
      id="data"
      title={i18n.t("A copy of your data")}
      text={i18n.t("Download everything our services hold about your account, as one file.")}
    >
      <PressForm action={action} intent="export" saves variant="line">
        {i18n.t("Export your data")}
      </PressForm>
    </Line>
  );
}

function WaysOut({ account: { email }, subscription, action, info, hasOther }: AccountProps) {
  const hasCode = info?.has_recovery_code ?? null;
  const deletableFrom = info?.deletion?.from;
  const comesBack = Boolean(email) || hasOtherWayIn(info);
  const isRenewed = comesBack && subscription?.status === "Auto-Renewable";
  const stays = isRenewed ? [i18n.t("Signing out doesn’t cancel your subscription.")] : [];
  const code = hasCode ? [email ? codeAfterwards(info) : statements.codeStays] : [];
  const endsPasskeys = (info?.passkeys ?? 0) > 0 && Boolean(email || hasCode);
  const lostDevice = email || hasCode ? statements.signOutEverywhere : statements.passkeysStay;
  // A store restores only what still runs.
  const mayRestore = isFromStore({ subscription }) && isActive({ subscription });
  const lost = comesBack ? lostDevice : mayRestore ? storeStays() : beforeSigningOut();
  return (
    <>
      {hasOther && (
        <Line {...otherAccountWords()}>
          <SwitchAccount action={action} />
        </Line>
      )}
      <Line
        title={i18n.t("Sign out")}
        text={[
          i18n.t("Sign out of this browser, or of every browser and app."),
          ...stays,
          lost,
          ...code,
          ...(endsPasskeys ? [passkeysEnd()] : []),
        ].join(" ")}
      >
        <PressForm action={action} intent="sign-out" variant="line">
          {i18n.t("Sign out")}
        </PressForm>
        <PressForm action={action} intent="sign-out-everywhere" variant="line">
          {i18n.t("Sign out everywhere")}
        </PressForm>
      </Line>
      <Line
        title={i18n.t("Delete account")}
        text={
          deletableFrom
            ? notYet(deletableFrom)
            : `${whatDeletingEnds(subscription)} ${i18n.t("We ask you to confirm first.")}`
        }
      >
        <LinkButton variant="line" href={href("subscriptionsManage", { ask: "delete" })}>
          {i18n.t("Delete account")}
        </LinkButton>
      </Line>
    </>
  );
}

function codeAfterwards(info: AccountInfo | null): string {
  return codeOutranksEmail(info) ? statements.codeOutlives : statements.codeEnds;
}

/** What is told of passkeys in the row that leads to them. */
function passkeysHeld(info: AccountInfo | null): string {
  const { passkeys = 0 } = info ?? {};
  const held =
    passkeys === 0
      ? []
      : [passkeys === 1 ? i18n.t("You have one passkey.") : i18n.t("You have {count} passkeys.", { count: passkeys })];
  return [
    ...held,
    i18n.t("Sign in with a passkey, without an email. See where you’re signed in, and sign out there."),
  ].join(" ");
}

function passkeysEnd(): string {
  return i18n.t("Signing out everywhere also removes your passkeys.");
}

function storeStays(): string {
  return i18n.t(
    "Without an email address, a passkey or a recovery code, nobody can sign in to this account again, but you can restore your store purchase.",
  );
}

function beforeSigningOut(): string {
  return i18n.t("Add an email address, a passkey or a recovery code first: nothing else lets you sign in again.");
}

function notYet(from: number): string {
  return i18n.t(
    "You can delete your account from {date}, because its email address was changed or removed in the last {days} days.",
    { date: momentWords(from), days: facts.undoDays },
  );
}

/** What deleting does: first to the services and payments, then to the account. */
function whatDeletingEnds(subscription: SubscriptionAnswer | null): string {
  const { status } = subscription ?? {};
  const account = i18n.t("Deletes your account and its data at once. You can’t undo this.");
  if (!status || !isEntitling(status)) return account;
  if (status === "Not Auto-Renewable")
    return i18n.t("Stops your services and deletes your account at once. You can’t undo this.");
  if (isFromStore({ subscription }))
    return i18n.t(
      "Stops your services and deletes your account and its data at once. You can’t undo this. The store’s payments go on: cancel in your store first.",
    );
  const ends = i18n.t(
    "Ends your subscription and its payments, stops your services and deletes your account, all at once. You can’t undo this.",
  );
  return status === "Auto-Renewable"
    ? `${ends} ${i18n.t("To keep your services until the end date, cancel your subscription instead.")}`
    : ends;
}

interface LineProps {
  /** For a link to the line. */
  readonly id?: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function Line({ id, title, text, children }: LineProps) {
  return (
    <li id={id}>
      <div className={styles.said}>
        <h3>{title}</h3>
        <p className="soft small">{text}</p>
      </div>
      <div className={styles.buttons}>{children}</div>
    </li>
  );
}

export interface QuestionProps {
  readonly theme: Theme;
  readonly action: string;
}

/** The address of the page with a question, the only one at which the answer is accepted. */
export function questionHref(action: string, question: ManageQuestion): string {
  return `${action}${action.includes("?") ? "&" : "?"}ask=${question}`;
}
