import type { Answer, AnswerRequest } from "./answer.ts";

/** Words that people look emoji up by, several for one sign where they mean the same. */
const table = `smile happy grin 😊|laugh joy lol 😂|sad crying 😢|sob 😭|angry 😠|love heart ❤️|broken-heart heartbreak 💔|kiss 😘|wink 😉|cool sunglasses 😎|thinking 🤔|shrug 🤷|facepalm 🤦|sleep sleeping zzz 😴|sick 🤒|party 🥳|celebrate tada 🎉|birthday cake 🎂|gift present 🎁|balloon 🎈|thumbs-up like yes 👍|thumbs-down dislike 👎|clap applause 👏|pray please thanks 🙏|wave hello bye 👋|ok 👌|muscle strong flex 💪|eyes look 👀|fire hot lit 🔥|star ⭐|sparkles ✨|sun sunny ☀️|moon 🌙|cloud ☁️|rain ☔|snow snowflake ❄️|rainbow 🌈|lightning zap ⚡|earth world globe 🌍|tree 🌳|flower 🌸|rose 🌹|leaf 🍃|dog 🐶|cat 🐱|otter 🦦|bird 🐦|owl 🦉|fish 🐟|bee 🐝|butterfly 🦋|fox 🦊|bear 🐻|horse 🐴|cow 🐮|pig 🐷|monkey 🐵|unicorn 🦄|penguin 🐧|turtle 🐢|snake 🐍|whale 🐳|apple 🍎|banana 🍌|cherry cherries 🍒|pizza 🍕|burger hamburger 🍔|coffee ☕|beer 🍺|wine 🍷|tea 🍵|bread 🍞|cheese 🧀|car 🚗|train 🚆|plane airplane ✈️|bicycle bike 🚲|rocket 🚀|ship 🚢|house home 🏠|school 🏫|hospital 🏥|phone 📱|laptop computer 💻|camera 📷|book 📖|books 📚|pencil ✏️|lock 🔒|key 🔑|shield 🛡️|bell 🔔|mail email ✉️|music note 🎵|guitar 🎸|football soccer ⚽|basketball 🏀|tennis 🎾|trophy 🏆|medal 🏅|money 💰|credit-card 💳|clock ⏰|hourglass ⏳|check tick ✅|cross wrong ❌|warning ⚠️|question ❓|exclamation ❗|hundred 100 💯|skull 💀|ghost 👻|robot 🤖|alien 👽|poop 💩|baby 👶|family 👪|dance dancing 💃|run running 🏃`;

const signs = new Map(
  table.split("|").flatMap((entry) => {
    const words = entry.split(" ");
    const sign = words.at(-1) ?? "";
    return words.slice(0, -1).map((word): [string, string] => [word.replaceAll("-", " "), sign]);
  }),
);

/** An emoji by a word for it: "fire emoji". */
export function emoji({ words }: AnswerRequest): Answer | null {
  const [, one, other] = /^emoji (?:for )?(.+)$|^(.+?) emoji$/.exec(words) ?? [];
  const sign = signs.get(one ?? other ?? "");
  return sign ? { question: `Emoji: ${one ?? other}`, value: sign, notes: ["Select the emoji and copy it."] } : null;
}
