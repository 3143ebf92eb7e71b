import { drawQr } from "../endpoints/qr-path.ts";
import type { Answer, Asked } from "./answer.ts";

const question = /^(?:qr ?code|qr)(?: code)?(?: for| of)? (.+)$/i;

/** What people look for under the same words, and not as the content of a code. */
const tools =
  /^(?:codes?|generators?|readers?|scanners?|makers?|creators?|apps?|menus?|monkey|payments?|stickers?|tattoo|free|online)\b/i;

/** A QR code of any text: "qr code https://people.example". It is drawn here; no service is asked. */
export function qrCodes({ text }: Asked): Answer | null {
  const content = question.exec(text)?.[1] ?? "";
  if (!content || tools.test(content)) return null;
  const { d, size } = drawQr(content);
  return { question: "QR code", value: content, isCopied: true, drawing: { size, path: d } };
}
