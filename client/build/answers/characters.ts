import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { characterKey } from "../../../src/answers/facts/characters.ts";

/** Names of characters, from `node client/build/dictionary/write-characters.ts`, and what people call them. The worker reads them from the site's files. */

const source = resolve(import.meta.dirname, "../../../src/answers/data/characters.br");

/** Names that no character has, and the one that is meant. */
const called = `heart=heavy black heart|red heart=heavy black heart|black heart=black heart suit|star=black star|filled star=black star|empty star=white star
check=check mark|tick=check mark|tick mark=check mark|checkmark=check mark|cross mark=ballot x|x mark=ballot x|cross=ballot x|checkbox=ballot box with check|empty checkbox=ballot box
arrow=rightwards arrow|right arrow=rightwards arrow|left arrow=leftwards arrow|up arrow=upwards arrow|down arrow=downwards arrow|double arrow=left right arrow
degree=degree sign|degrees=degree sign|celsius=degree celsius|euro=euro sign|pound=pound sign|dollar=dollar sign|cent=cent sign|yen=yen sign|rupee=indian rupee sign|bitcoin=bitcoin sign
trademark=trade mark sign|tm=trade mark sign|copyright=copyright sign|registered=registered sign|registered trademark=registered sign
plus minus=plus minus sign|times=multiplication sign|multiply=multiplication sign|divide=division sign|minus=minus sign|not equal=not equal to|not equals=not equal to|less than or equal=less than or equal to|greater than or equal=greater than or equal to|approximately equal=almost equal to|approximately=almost equal to
sum=n ary summation|summation=n ary summation|product=n ary product|integral=integral|micro=micro sign|ohm=ohm sign|diameter=diameter sign
ellipsis=horizontal ellipsis|dot=middle dot|interpunct=middle dot|bullet point=bullet|section=section sign|paragraph=pilcrow sign|dash=em dash|hyphen=hyphen minus
non breaking space=no break space|nonbreaking space=no break space|nbsp=no break space|zwj=zero width joiner|zwnj=zero width non joiner|zwsp=zero width space|bom=zero width no break space|byte order mark=zero width no break space|thin space=thin space
backslash=reverse solidus|slash=solidus|forward slash=solidus|at=commercial at|at sign=commercial at|hash=number sign|hashtag=number sign|pipe=vertical line|vertical bar=vertical line|underscore=low line|backtick=grave accent|caret=circumflex accent|curly quote=left double quotation mark|single quote=apostrophe
triangle=black up pointing triangle|circle=white circle|square=white square|diamond=black diamond suit|smiley=white smiling face|smile=white smiling face|music note=eighth note|sun=black sun with rays|moon=last quarter moon|phone=black telephone|telephone=black telephone|scissors=black scissors|lightning=high voltage sign|recycle=universal recycling symbol|recycling=universal recycling symbol|skull and crossbones=skull and crossbones|yin yang=yin yang|wheelchair=wheelchair symbol|home=house building|mail=envelope|male=male sign|female=female sign|command=place of interest sign|option=option key|enter=return symbol`;

/** A line for each name, with a tab: the name as it is looked up, and the code point. The first line of a name is its own. */
export function characterLines(): string {
  const names = new Map<string, string>();
  const add = (name: string, code: string | undefined) => {
    if (code !== undefined && !names.has(name)) names.set(name, code);
  };
  const lines = brotliDecompressSync(readFileSync(source)).toString().split("\n");
  const own = lines.map((line) => [characterKey(line.slice(line.indexOf(" ") + 1)), line.split(" ")[0]] as const);
  for (const [name, code] of own) add(name, code);
  for (const pair of called.split(/[|\n]/)) {
    const [name = "", meant = ""] = pair.split("=");
    if (!names.has(meant)) throw new Error(`No character is called ${meant}`);
    add(name, names.get(meant));
  }
  for (const [name, code] of own) {
    const letter = /^greek (small letter|capital letter) (\w+)$/.exec(name);
    if (letter) add(letter[1] === "small letter" ? (letter[2] ?? "") : `capital ${letter[2]}`, code);
    add(name.replace(/ (?:sign|symbol)$/, ""), code);
  }
  return [...names].map(([name, code]) => `${name}\t${code}`).join("\n");
}
