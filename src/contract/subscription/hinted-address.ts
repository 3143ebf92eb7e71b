/**
 * An address as its owner knows it again, "o…l@p…e.example", and nobody reads words in it: whoever owns an account can put what
 * they like into its address, and send their own genuine link to anybody.
 */
export function hintedAddress(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  const end = /^[a-z]{2,24}$/i.exec(domain.split(".").at(-1) ?? "")?.[0] ?? "…";
  return `${shortened(name)}@${shortened(domain.slice(0, domain.lastIndexOf(".")))}.${end}`;
}

function shortened(text: string): string {
  const letters = [...text];
  return `${letters[0] ?? ""}…${letters.length > 2 ? letters.at(-1) : ""}`;
}
