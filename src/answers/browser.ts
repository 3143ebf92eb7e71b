import type { Answer, Asked } from "./answer.ts";

const agent = /^(?:what(?:'s|’s| is) )?my (?:user[- ]?agent|browser)$|^user agent$/;
const address = /^(?:what(?:'s|’s| is) )?my ip(?: address)?$/;
const everything =
  /^what (?:does|do) my browser (?:tell|say|send|reveal)(?: you| sites| websites)?$|^my browser headers$|^request headers$/;

/** What a browser says of itself with every request. It is read from this very one and forgotten with it. */
export function browser({ words, told }: Asked): Answer | null {
  // Over the onion host nothing of it is read, and then there is nothing to tell.
  if (told.length === 0) return null;
  const said = new Map(told);
  const forgotten = "Your browser sent this with your search. We don’t keep it with your search.";
  if (agent.test(words))
    return {
      question: "Your browser’s user agent",
      value: said.get("user-agent") ?? "Your browser sends none.",
      notes: [forgotten],
    };
  if (address.test(words))
    return {
      question: "Your IP address",
      value: said.get("cf-connecting-ip") ?? "Not known here",
      notes: [said.has("cf-connecting-ip") ? forgotten : "This connection doesn’t show one."],
    };
  if (!everything.test(words)) return null;
  const rows = told.filter(([name]) => !/^(?:cf-|x-|cookie|authorization)/.test(name));
  return { question: "What your browser tells every site", value: `${rows.length} headers`, notes: [forgotten], rows };
}
