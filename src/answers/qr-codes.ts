import type { Answer, AnswerRequest } from "./answer.ts";
import { drawQr } from "./qr-path.ts";

const question = /^(?:(?:make|create|generate) an? )?qr ?(?:code)?(?: for| of)? (.+)$/i;

/**
 * Text that is plainly the content for a code: a quotation, an address, a number, another script, a long text. Other words
 * are a search about codes, or for a Qatar Airways flight: "qr code scanner", "qr 701".
 */
const content =
  /^(?:["“].+["”]|[a-z][a-z+.-]*:\S.*|www\.\S+|\S+@\S+\.\S+|(?!\S+\.(?:js|net)$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?|\+?[\d -]{7,}|\P{ASCII}+|.{80,})$/iu;

/** A QR code of any text: "qr code https://people.example". It is drawn here; no service is asked. */
export function qrCodes({ text }: AnswerRequest): Answer | null {
  const given = question.exec(text)?.[1] ?? "";
  if (!content.test(given)) return null;
  const value = given.replace(/^["“](.+)["”]$/, "$1");
  const { d, size } = drawQr(value);
  return { question: "QR code", value, isCopied: true, drawing: { size, path: d } };
}
