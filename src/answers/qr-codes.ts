import { drawQr } from "../endpoints/qr-path.ts";
import type { Answer, Asked } from "./answer.ts";

const question = /^(?:(?:make|create|generate) an? )?qr ?(?:code)?(?: for| of)? (.+)$/i;

/** Plain words are about codes, or a flight of Qatar's: "qr code scanner", "qr 701". An address, a quotation, a long text is content. */
const plainWords = /^[a-z0-9 ]{0,40}$/i;

/** A QR code of any text: "qr code https://people.example". It is drawn here; no service is asked. */
export function qrCodes({ text }: Asked): Answer | null {
  const content = question.exec(text)?.[1] ?? "";
  if (plainWords.test(content)) return null;
  const value = content.replace(/^["“](.+)["”]$/, "$1");
  const { d, size } = drawQr(value);
  return { question: "QR code", value, isCopied: true, drawing: { size, path: d } };
}
