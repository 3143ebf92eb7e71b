/**
 * An email address shortened so that its owner recognises it but it can carry no words, "o…l@p…e.example": anybody can put
 * words into the address of their own account, and send the genuine link for it to somebody else.
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
