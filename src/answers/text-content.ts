/**
 * Words that make a search of the name of a tool and what follows it: "md5 checker", "base64 decode image", "url encode in
 * python". A text that has one of them is worked on only in quotation marks.
 */
const toolWords = new Set(
  [
    // Tools
    "analyser analyzer app apps calc calculator check checker checksum checksums cipher client command compare comparison",
    "convert converter cracker creator decode decoder decrypt decrypter decryption decryptor editor encode encoder",
    "encoding encrypt encryption extension finder formatter free gen generate generator inspector library lookup",
    "online package parser plugin reader reverser sum sums tester tool tools translator utility utils validate",
    "validator verifier verify viewer website",
    // What they work on
    "audio binary block body bytes cert certificate certificates character characters cookie data database email",
    "excel file filename files folder font form header hex html image images input iso jpeg jpg json jwt key keys",
    "link mp3 mp4 number numbers object parameter parameters password passwords pdf photo picture plus png query salt",
    "script sheet sheets sign space spaces special string strings svg table text token tokens txt url urls utf utf-8",
    "utf8 value video webp xml yaml zip",
    // Where they run
    "android angular apache api aws azure bash batch browser c c# c++ chrome chromebook cli cmd console css dart",
    "debian django docker dotnet flutter gcc git github gmail go golang google groovy haskell htaccess ios iphone",
    "java javascript jquery js kotlin laravel linux lua mac macos matlab mysql nginx node node.js nodejs npm",
    "objective-c openssl oracle perl php postgres postgresql postman powershell python python2 python3 r rails react",
    "regex ruby rust scala shell snowflake spring sql sqlite swift terminal terraform ts typescript ubuntu unix vb",
    "vba vbscript vim visual vue windows wordpress",
    // What is asked of them
    "about advantages algorithm algorithms alternative alternatives attack attacks bit bitcoin bits broken code codes",
    "collision collisions crack cracked cracking definition deprecated deprecation diagram difference digest",
    "disadvantages documentation documents encrypted example examples explained explanation faq fast for format",
    "formula from full function functions guide hash hashes hashing history hmac how implementation in into invented",
    "is it length limit list meaning method miner miners mining on or padding paper performance process program",
    "programs pronunciation rainbow random reddit reversible review rfc safe same secure security size source spec",
    "specification speed ssl stack standard steps than tls to tutorial unique use used uses using versus via vs",
    "vulnerability vulnerable weakness what when where which who why wiki wikipedia with without working works worth",
  ]
    .join(" ")
    .split(" "),
);

/** In words: "the quick brown fox jumps over the lazy dog" has nine. A longer text is more likely a question. */
const longestPlain = 9;

/**
 * The text to work on: one in quotation marks, one with signs in it, the word after "of" ("md5 of owl"), or a few plain words
 * ("sha256 hello"). Null for words that make it a search for the tool: "md5 checker", "url encode javascript".
 */
export function contentOf(text: string): string | null {
  const quoted = /^["“'](.+)["”']$/.exec(text)?.[1];
  if (quoted) return quoted;
  const word = /^of (?!files?$|strings?$|text$|images?$)(\S+)$/i.exec(text)?.[1];
  if (word) return word;
  if (hasSigns(text)) return text;
  const words = text.toLowerCase().split(" ");
  return words.length > longestPlain || words.some((each) => toolWords.has(each)) ? null : text;
}

/** Signs that only a text to work on has: "a b&c", "p4ss/word"; names such as "c++" and "node.js" have others. */
function hasSigns(text: string): boolean {
  return /^(?!c#|c\+\+|node\.js)(?:(?=\S*[^a-z0-9\s])\S+|.*[&=?%/@:+#{}<>].*)$/i.test(text);
}
