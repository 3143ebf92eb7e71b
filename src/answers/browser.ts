import type { Answer, AnswerRequest } from "./answer.ts";

const agent = /^(?:what(?:'s|’s| is) )?my (?:user[- ]?agent|browser)$|^user agent$/;
const address = /^(?:what(?:'s|’s| is) )?my ip(?: address)?$/;
const everything =
  /^what (?:does|do) my browser (?:tell|say|send|reveal)(?: you| sites| websites)?$|^my browser headers$|^request headers$/;

/** What a browser says about itself with every request: read from this request, and kept nowhere. */
export function browser({ words, requestHeaders }: AnswerRequest): Answer | null {
  // On the onion host no headers are passed in, so there is nothing to show.
  if (requestHeaders.length === 0) return null;
  const headers = new Map(requestHeaders);
  const forgotten = "Your browser sent this with your search. We don’t keep it with your search.";
  if (agent.test(words))
    return {
      question: "Your browser’s user agent",
      value: headers.get("user-agent") ?? "Your browser sends none.",
      notes: [forgotten],
    };
  if (address.test(words))
    return {
      question: "Your IP address",
      value: headers.get("cf-connecting-ip") ?? "Not known here",
      notes: [headers.has("cf-connecting-ip") ? forgotten : "This connection doesn’t show one."],
    };
  if (!everything.test(words)) return null;
  const rows = requestHeaders.filter(([name]) => !/^(?:cf-|x-|cookie|authorization)/.test(name));
  return { question: "What your browser tells every site", value: `${rows.length} headers`, notes: [forgotten], rows };
}
