/**
 * Passkeys in forms of a flow (`data-passkey`), by the browser's own functions. Each form is sent as any other once the
 * passkey has answered, and does nothing if nobody chooses one. Browsers that cannot do this show none of it.
 */
import { authClients } from "../../src/contract/brand/brand-ids.ts";
import { readOwnDevice } from "../../src/contract/device.ts";
import type { CodeAnswer } from "../../src/contract/subscription/auth.ts";
import { authPaths } from "../../src/contract/subscription/auth-paths.ts";
import { deviceKindOf } from "../../src/contract/subscription/device-kind.ts";
import { fieldsOf } from "../flow/send-form.ts";
import { challengeOf, createVerifier, randomBytes } from "../subscription/pkce.ts";

/** Makes the forms of a flow work, and shows them; where they cannot work, gives up the room that is kept for them. */
export function offerPasskeys(shown: Element): void {
  for (const form of shown.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
    if (!isSupported()) form.hidden = true;
    else if (form.dataset.passkey === "add") offerAdding(form);
    else offerSignIn(form);
    form.dataset.ready = "";
  }
}

function isSupported(): boolean {
  return "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

let suggesting: AbortController | null = null;

/**
 * Asks the browser to suggest passkeys in the field of the address once somebody is there, and in a window of its own when the
 * button is pressed. Not before: asking sets a cookie, and opening a page sets none.
 */
function offerSignIn(form: HTMLFormElement): void {
  // Of a form that this one replaces: a browser has one request at a time.
  suggesting?.abort();

  async function suggest(): Promise<void> {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    suggesting = new AbortController();
    await signIn(form, { mediation: "conditional", signal: suggesting.signal });
  }

  whenPressed(form, async () => {
    suggesting?.abort();
    if (!(await signIn(form, {}))) await suggest();
  });
  const field = form.closest("[data-flow]")?.querySelector("[autocomplete~=webauthn]");
  if (field && field === document.activeElement) void suggest();
  else field?.addEventListener("focus", () => void suggest(), { once: true });
}

/**
 * True once the form has been sent: with a grant or, if the service refused or did not answer somebody who pressed the button,
 * without one, so that the page says so. The verifier stays here until then, so that nobody else can use the code.
 */
async function signIn(form: HTMLFormElement, how: Pick<CredentialRequestOptions, "mediation" | "signal">) {
  const verifier = createVerifier(randomBytes);
  const query = new URLSearchParams({
    ...{ response_type: "code", scope: "privacypro", client_id: authClients.web },
    ...{ code_challenge: await challengeOf(verifier), code_challenge_method: "S256" },
    device: deviceKindOf(readOwnDevice(navigator)),
  });
  const opened = await post(`${authPaths.authorize}?${query}`);
  const asked = opened === null ? null : await post<PublicKeyCredentialRequestOptionsJSON>(authPaths.loginPasskey);
  if (!asked) {
    if (how.mediation === undefined) send(form, {});
    return how.mediation === undefined;
  }
  const credential = await answerOf(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
    return navigator.credentials.get({ ...how, publicKey });
  });
  if (!credential || !form.isConnected) return false;
  const given = await post<CodeAnswer>(authPaths.login, { method: "passkey", credential });
  send(form, { grant: given?.code ?? "", verifier });
  return true;
}

function offerAdding(form: HTMLFormElement): void {
  whenPressed(form, async () => {
    const fields = fieldsOf(form, null);
    fields.set("intent", "passkey-options");
    const asked = await json<PublicKeyCredentialCreationOptionsJSON>(
      fetch(form.action, { method: "POST", body: fields }),
    );
    if (!asked) return send(form, {});
    const credential = await answerOf(() => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
      return navigator.credentials.create({ publicKey });
    });
    if (credential) send(form, { credential: JSON.stringify(credential) });
  });
}

/** Runs when the form is sent without an answer of a passkey; nothing is sent then. */
function whenPressed(form: HTMLFormElement, run: () => Promise<void>): void {
  let isRunning = false;
  // Whoever comes back to the page presses anew: what was sent is spent.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) delete form.dataset.answered;
  });
  form.addEventListener("submit", (event) => {
    if (form.dataset.answered !== undefined) return;
    event.preventDefault();
    if (isRunning) return;
    isRunning = true;
    run()
      .catch(reportError)
      .finally(() => {
        isRunning = false;
      });
  });
}

/** Sends the form as if its button had been pressed, with what a passkey answered. */
function send(form: HTMLFormElement, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  form.dataset.answered = "";
  form.requestSubmit(form.querySelector("button"));
}

/** What a passkey answers, in the form in which it is sent; null if the person chose none, or there is none. */
async function answerOf(ask: () => Promise<Credential | null>): Promise<object | null> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
  } catch {
    return null;
  }
}

function post<Answer>(path: string, body: object = {}): Promise<Answer | null> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  return json(fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** The JSON of an answer, which only the browser's own functions read; null if it was refused, or none came. */
async function json<Answer>(asked: Promise<Response>): Promise<Answer | null> {
  try {
    const answer = await asked;
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
