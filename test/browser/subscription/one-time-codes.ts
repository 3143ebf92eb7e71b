import { type APIRequestContext, expect } from "@playwright/test";
import { inboxSchema } from "../../../src/contract/services.ts";

/** The one-time code in the newest mail to an address, once it has had `mails` mails. */
export async function otpFor(request: APIRequestContext, email: string, mails: number): Promise<string> {
  let otp = "";
  await expect
    .poll(async () => {
      const answer = await request.get("/dev/inbox", {
        params: { to: email },
        headers: { accept: "application/json" },
      });
      const { messages } = inboxSchema.parse(await answer.json());
      const list = messages.filter(({ template }) => template !== "new-sign-in" && template !== "receipt");
      const digits = /\b(\d{3}) ?(\d{3})\b/.exec(JSON.stringify(list[0] ?? ""));
      otp = digits?.slice(1).join("") ?? "";
      return list.length;
    })
    .toBeGreaterThanOrEqual(mails);
  return otp;
}
