/** What people come for: each journey from its first page to its last, going only by what the pages say. */
import { setTimeout as wait } from "node:timers/promises";
import { keys } from "./engine.ts";
import type { Person } from "./person.ts";

export interface Walkers {
  /** A person with a new browser. */
  readonly me: Person;
  /** The same person's phone, which reads the mail and serves as the other device. */
  readonly phone: Person;
}

/** A mailbox that nobody has written to. */
function newAddress(): string {
  return `wren@${crypto.randomUUID()}.example`;
}

/** Opens the newest mail to an address with a matching subject, and waits for matching words in it. */
async function mail(phone: Person, to: string, subject: RegExp, words: RegExp): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    await phone.open(`/dev/inbox?to=${encodeURIComponent(to)}`);
    if (tries > 10 || (await phone.reads(subject))) break;
  }
  await phone.press(subject);
  await phone.sees(/See message as HTML/);
  return phone.sees(words);
}

const codeSubject = /\d{6} is your|Sign in to /;

/** The code in the newest mail that has one, once it differs from `before`. */
async function codeFor(phone: Person, to: string, before = ""): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    const code = await mail(phone, to, codeSubject, /\b\d{6}\b/);
    if (code !== before || tries > 10) return code;
  }
}

/** Follows a link in a mail, in the browser that reads the mail. */
async function follow(phone: Person, to: string, subject: RegExp, link: RegExp): Promise<void> {
  const { pathname, search } = new URL(await mail(phone, to, subject, link));
  await phone.open(pathname + search);
}

async function inIreland(me: Person): Promise<void> {
  await me.open("/about");
  await me.choose(/Country/, "Ireland");
  await me.press(/^(Set|Change|Save).*country/i);
  await me.shows("document.querySelector('[name=country] [selected]')?.innerText === 'Ireland'");
}

async function buy(me: Person): Promise<void> {
  await inIreland(me);
  await me.open("/subscriptions");
  await me.press(/order page, monthly/);
  await me.tick("A card that works");
  await me.press(/^Start/);
  await me.arrives("Your free trial has started");
}

async function manage(me: Person): Promise<void> {
  await me.open("/subscriptions/manage");
  await me.arrives("Manage subscription");
}

async function addAddress({ me, phone }: Walkers): Promise<string> {
  const address = newAddress();
  await manage(me);
  await me.press("Add email address");
  await me.arrives("Add an email address to your subscription");
  await me.fill("Email address", address);
  await me.press("Send code");
  await me.arrives("Confirm your email address");
  await me.fill("Six-digit code", await codeFor(phone, address));
  await me.press(/^(Confirm|Add)/);
  await me.arrives("Email address added");
  return address;
}

async function signIn({ me, phone }: Walkers, address: string): Promise<void> {
  const before = await codeFor(phone, address);
  await me.open("/subscriptions/activate");
  await me.arrives("Sign in to your subscription");
  await me.fill("Email address", address);
  await me.press("Send code");
  await me.arrives("Enter your code");
  await me.fill("Six-digit code", await codeFor(phone, address, before));
  await me.press("Sign in");
  await me.arrives("Manage subscription");
}

/** Creates a recovery code on the page that manages a subscription, and reads it. */
async function newRecoveryCode(me: Person): Promise<string> {
  await me.press(/^Create (new )?recovery code/);
  await me.arrives("Save your recovery code");
  // The code follows the date and the time, whose digits look like a part of it.
  return me.sees(/(?<=created on .*(?:UTC|your time) )(?:[0-9A-Z]{4} ?){6}/);
}

async function changeAddress({ me, phone }: Walkers): Promise<void> {
  const other = newAddress();
  await me.open("/subscriptions/edit-email");
  await me.fill("New email address", other);
  await me.press("Send code");
  await me.arrives(/^Confirm your new email address/);
  await me.fill("Six-digit code", await codeFor(phone, other));
  await me.keys("Six-digit code", keys.enter);
  await me.arrives(/changed/);
}

export const journeys: Readonly<Record<string, (walkers: Walkers) => Promise<void>>> = {
  async "buy, ready, manage"({ me }) {
    await buy(me);
    await me.press("Set up this device");
    await me.arrives("This browser is signed in");
    await me.press("Manage subscription");
    await me.arrives("Manage subscription");
    await me.sees(/free trial/i);
  },

  async "cancel, and take it back"({ me }) {
    await buy(me);
    await manage(me);
    await me.press("Cancel subscription");
    await me.arrives("Cancel your subscription?");
    await me.press("Cancel subscription");
    await me.sees(/You pay nothing/);
    await me.press("Undo cancellation");
    await me.sees(/First payment/);
  },

  async "add an address, sign out, sign in by code"(walkers) {
    const { me } = walkers;
    await buy(me);
    const address = await addAddress(walkers);
    await manage(me);
    await me.press("Sign out");
    await me.arrives("Sign in to your subscription");
    await signIn(walkers, address);
    await manage(me);
    await me.sees(new RegExp(address));
  },

  async "a recovery code brings the subscription back"({ me }) {
    await buy(me);
    await manage(me);
    const code = await newRecoveryCode(me);
    await me.press("I’ve saved my code");
    await me.arrives("Manage subscription");
    await me.press("Sign out");
    await me.arrives("Sign in to your subscription");
    await me.press("I have a recovery code");
    await me.press("Sign in with your recovery code");
    await me.arrives("Enter your recovery code");
    await me.fill("Recovery code", code);
    await me.keys("Recovery code", keys.enter);
    await me.arrives("Manage subscription");
  },

  async "signing out without an address asks first"({ me }) {
    await buy(me);
    await manage(me);
    await me.press("Sign out");
    await me.arrives("How will you sign in again?");
    await me.press("Stay signed in");
    await me.arrives("Manage subscription");
    await me.press("Sign out everywhere");
    await me.arrives("How will you sign in again?");
    await me.press("Delete account");
    await me.tick(/^I understand/);
    await me.press("Delete account permanently");
    await me.arrives("Your account is deleted");
  },

  async "delete the account, by a code from the mail"(walkers) {
    const { me, phone } = walkers;
    await buy(me);
    const address = await addAddress(walkers);
    await manage(me);
    await me.press("Delete account");
    await me.arrives("Delete your account?");
    await me.press("Send code");
    await me.tick(/^I understand/);
    await me.fill("Six-digit code", await mail(phone, address, /code to delete/, /\b\d{6}\b/));
    await me.press("Delete account permanently");
    await me.arrives("Your account is deleted");
    await mail(phone, address, /subscription are deleted/, /your subscription ended with it/);
  },

  async "change the address, and undo it from the mail to the old one"(walkers) {
    const { me, phone } = walkers;
    await buy(me);
    const old = await addAddress(walkers);
    await changeAddress(walkers);
    await follow(phone, old, /email address of your .* account has changed/, /https?:\/\/\S+undo\S*/);
    await phone.press("Undo the change");
    await phone.arrives("Your old email address is back");
    await signIn(walkers, old);
    await manage(me);
    await me.sees(new RegExp(old));
  },

  async "an account that was changed is taken back by its recovery code"(walkers) {
    const { me, phone } = walkers;
    await buy(me);
    const old = await addAddress(walkers);
    await manage(me);
    const code = await newRecoveryCode(me);
    await changeAddress(walkers);
    await phone.open("/activate");
    await phone.press("I have a recovery code");
    await phone.press("Sign in with your recovery code");
    await phone.arrives("Enter your recovery code");
    await phone.press("Someone else changed my email address");
    await phone.arrives("Undo changes with your recovery code");
    await phone.fill("Recovery code", code);
    await phone.press("Undo changes");
    await phone.arrives("The changes are undone");
    await signIn(walkers, old);
  },

  async "set up this device, by a code from the mail"(walkers) {
    const { me, phone } = walkers;
    await buy(me);
    const address = await addAddress(walkers);
    const before = await codeFor(me, address);
    await phone.open("/subscriptions/activation-flow");
    await phone.press("Set up this device");
    await phone.arrives("Set up your subscription on this device");
    await phone.press("Sign in by email");
    await phone.fill("Email address", address);
    await phone.press("Send code");
    await phone.arrives("Enter your code");
    await phone.fill("Six-digit code", await codeFor(me, address, before));
    await phone.press("Sign in");
    await phone.arrives("This browser is signed in");
  },

  async "set up another device"(walkers) {
    const { me, phone } = walkers;
    await buy(me);
    await me.open("/subscriptions/activation-flow");
    await me.press("Set up another device");
    await me.press("Add email address");
    const address = newAddress();
    await me.fill("Email address", address);
    await me.press("Send code");
    const first = await codeFor(phone, address);
    await me.fill("Six-digit code", first);
    await me.keys("Six-digit code", keys.enter);
    await me.arrives("Email address added");
    await me.press("Set up the other device");
    await me.arrives("Sign in on your other device");
    await phone.open("/activate");
    await phone.fill("Email address", address);
    await phone.keys("Email address", keys.enter);
    await phone.arrives("Enter your code");
    const second = await codeFor(phone, address, first);
    // Goes back from the mail to the page that asks for the code.
    await phone.open("/subscriptions/confirm");
    await phone.fill("Six-digit code", second);
    await phone.keys("Six-digit code", keys.enter);
    await phone.sees(/ready|Manage subscription/i);
  },

  async "scan, from the form to the dashboard"({ me }) {
    await me.open("/dbp");
    await me.press("Try a demonstration");
    await me.press("Make up a name");
    await me.fill("First name", "Ada");
    await me.fill("Last name", "Wren");
    await me.keys("Last name", keys.enter);
    await me.fill("Year of birth", "1970");
    await me.keys("Year of birth", keys.enter);
    await me.fill("Town or city", "Brindlethorpe");
    await me.keys("Town or city", keys.enter);
    await me.press("Start demonstration scan");
    await me.sees(/of 60 sites searched/);
    // With scripts the page updates itself; a search takes most of a minute.
    for (let tries = 0; tries < 120 && !(await me.reads(/See scan results/)); tries += 1) {
      await wait(500);
      if (!me.hasScripts && (await me.reads(/Refresh progress/))) await me.press("Refresh progress");
    }
    await me.press("See scan results");
    await me.press(/^Request removal/);
    await me.press(/^Wrong person/);
    await me.sees(/Wrong person \(1\)/);
    await me.press("Delete scan and answers");
    await me.tick(/^I want to delete my scan/);
    await me.press("Delete scan and answers");
    await me.sees(/deleted/i);
  },

  async "settings are saved"({ me }) {
    await me.open("/theme");
    await me.choose("Text size", "Largest");
    await me.press("Save settings");
    await me.sees(/Settings saved in this browser/);
    await me.open("/about");
    await me.shows("Number.parseFloat(getComputedStyle(document.body).fontSize) > 18");
  },

  async "the newsletter is ordered, and left"({ me, phone }) {
    const address = newAddress();
    await me.open("/newsletter");
    await me.fill("Email address", address);
    await me.press("Subscribe");
    await me.sees(/Check your inbox to confirm/);
    await follow(phone, address, /Confirm that you want/, /https?:\/\/\S+\/confirm\?\S+/);
    await phone.press("Confirm subscription");
    await phone.arrives("You’re subscribed to the newsletter");
    await follow(phone, address, /Confirm that you want/, /https?:\/\/\S+\/unsubscribe\?\S+/);
    await phone.press("Unsubscribe");
    await phone.arrives("You’ve unsubscribed");
  },

  async "a question by the help form"({ me, phone }) {
    const address = newAddress();
    await me.open("/help?subject=browser");
    await me.fill("Message", "It does not open.");
    await me.fill("Your email address", address);
    await me.press(/^Send/);
    await me.arrives("We’ve got your message");
    await mail(phone, address, /received your message/, /nobody reads messages sent here/);
  },

  async "search, with a suggestion and a bang"({ me }) {
    const box = "Search privately";
    // A suggested bang is filled in and then waits for words.
    const typed = "document.querySelector('[name=q]').value";
    await me.open("/");
    await me.fill(box, "wea");
    if (me.hasScripts) {
      await me.sees(/weather/);
      await me.keys(box, keys.down);
    }
    await me.keys(box, keys.enter);
    await me.shows("location.search.startsWith('?q=')");
    if (me.hasScripts) {
      await me.open("/");
      await me.fill(box, "!wik");
      await me.sees(/!wikt/);
      await me.keys(box, keys.down + keys.enter);
      await me.shows(`${typed} === "!wikt "`);
      await me.fill(box, "!wik");
      await me.press("!wikt");
      await me.keys(box, "moth");
      await me.shows(`${typed} === "!wikt moth"`);
    }
    await me.open("/bangs");
    await me.fill("Find a bang", "archpkg");
    if (!me.hasScripts) await me.press("Find bangs");
    await me.sees(/!archpkg/);
  },

  async "the theme is dark, and stays so"({ me }) {
    await me.open("/about");
    await me.press("Dark (Dusk)");
    await me.shows(isDark);
    await me.open("/press");
    await me.shows(isDark);
  },
};

/** Whether the page is painted on a dark ground. */
const isDark = "(getComputedStyle(document.body).backgroundColor.match(/\\d+/g) ?? []).every((part) => part < 128)";
