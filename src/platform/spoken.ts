/** In which language a worker speaks, for as long as it answers one request: `i18n` of the contract says its texts in it. */
import { AsyncLocalStorage } from "node:async_hooks";
import { letSpeak, type Spoken } from "../contract/language/i18n.ts";

const spoken = new AsyncLocalStorage<Spoken>();

/** What is spoken now; undefined where nobody has chosen, which is English. */
export function spokenNow(): Spoken | undefined {
  return spoken.getStore();
}

/** All that runs in `answer` says its texts so, also what runs later because of it. */
export function speakAs<Answer>(voice: Spoken, answer: () => Answer): Answer {
  return spoken.run(voice, answer);
}

letSpeak(spokenNow);
