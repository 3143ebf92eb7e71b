import { type APIRequestContext, expect } from "@playwright/test";

/** The one-time code in the newest mail to an address, once it has had `mails` mails. */
export async function otpFor(request: APIRequestContext, email: string, mails: number): Promise<string> {
  let otp = "";
  await expect
    .poll(async () => {
      const answer = await request.get("/dev/inbox", {
        params: { to: email },
        headers: { accept: "application/json" },
      });
      const inbox: unknown = await answer.json();
      const list = Array.isArray(inbox) ? inbox : (Object.values(inbox as object).find(Array.isArray) ?? []);
      const digits = /\b(\d{3}) ?(\d{3})\b/.exec(JSON.stringify(list[0] ?? ""));
      otp = digits?.slice(1).join("") ?? "";
      return list.length;
    })
    .toBeGreaterThanOrEqual(mails);
  return otp;
}
