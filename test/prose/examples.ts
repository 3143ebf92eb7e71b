import { brand } from "../../src/contract/brand/brand.ts";
import { demonstration } from "../../src/contract/demonstration.ts";

/** What is made up for the demonstration, and the sentence that a page showing it must contain. */
const examples: readonly { readonly shown: RegExp; readonly says: string }[] = [
  { shown: /\bout of 5\b|\b\d+ billion searches\b/, says: demonstration.site },
  {
    shown: new RegExp(brand.adviserLines.map(({ number }) => number.replaceAll("+", String.raw`\+`)).join("|")),
    says: demonstration.numbers,
  },
  // Where there is no room for the sentence, “(an example)” follows directly.
  { shown: /\bplaces in \d+ countries(?! \(an example\))/, says: demonstration.places },
];

/** The sentences that are missing on a page that shows something made up. */
export function untoldExamples(text: string): readonly string[] {
  return examples
    .filter(({ shown, says }) => shown.test(text.replaceAll("\n", " ")) && !text.includes(says))
    .map(
      ({ shown, says }) =>
        `“${shown.exec(text.replaceAll("\n", " "))?.[0]}” is an example, and the page doesn’t say: ${says}`,
    );
}
