import { describe, expect, it } from "vitest";
import { found } from "../../request.ts";
import { choose, lastMail, subscribed, visitor } from "../visitor.ts";

const question = "/subscriptions/manage?ask=delete";

/** The names of the fields that are marked as invalid and described by a message on the page. */
function faulty(html: string): (string | undefined)[] {
  return [...html.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)].flatMap(([input]) => {
    const [described = ""] = found(input, /aria-describedby="([^"]+)"/).split(" ");
    return html.includes(`id="${described}"`) ? [found(input, /name="([^"]+)"/)] : [];
  });
}

describe("a refusal is tied to the fields that it is about", { timeout: 30_000 }, () => {
  it("FLOW-5 of deleting an account: the box, the code, or both, and what was given stays", async () => {
    const person = await subscribed();
    expect(faulty((await person.post(question, { intent: "delete" })).html)).toEqual(["sure"]);

    const email = `wren@${crypto.randomUUID()}.example`;
    await person.post("/subscriptions/add-email", { intent: "send", email });
    await person.post("/subscriptions/add-email", { intent: "check", code: (await lastMail(email)).otp });
    await person.post(question, { intent: "delete-code" });
    const asked = (await person.get(question)).html;
    expect(faulty(asked)).toEqual([]);
    expect(asked, "the browser leaves the refusal to us").toMatch(
      /<form[^>]*novalidate[^>]*>(?:(?!<\/form>).)*name="sure"/is,
    );
    const neither = await person.post(question, { intent: "delete", code: "12" });
    expect(faulty(neither.html)).toEqual(["code", "sure"]);
    expect(neither.html).toMatch(/name="code"[^>]*value="12"/);
    const noCode = await person.post(question, { intent: "delete", sure: "on", code: "12" });
    expect(faulty(noCode.html)).toEqual(["code"]);
    expect(noCode.html, "the tick stays").toMatch(/<input[^>]*name="sure"[^>]* checked/);
    const noTick = await person.post(question, { intent: "delete", code: (await lastMail(email, 2)).otp });
    expect(faulty(noTick.html)).toEqual(["sure"]);
    const bare = await subscribed();
    await bare.post("/subscriptions/manage", { intent: "recovery-code" });
    const byPaper = await bare.post(question, { intent: "delete", recovery: "7K3M" });
    expect(faulty(byPaper.html)).toEqual(["recovery", "sure"]);
  });

  it("FLOW-1 of paying: the title says it, and the focus goes to why", async () => {
    const person = visitor();
    const { to } = await choose(person, "monthly");
    const titleOf = (html: string) => found(html, /<title>([^<]*)</);
    const open = await person.get(to);
    const declined = await person.post(to, { card: "declined" });
    const unconfirmed = await person.post(to, { card: "confirm", bank: "no" });
    const noCard = await person.post(to, {});
    for (const { html } of [declined, unconfirmed, noCard]) {
      expect(titleOf(html)).toBe(`Error: ${titleOf(open.html)}`);
      expect(html).toMatch(/<p[^>]*role="alert"[^>]*autofocus/);
    }
    expect(open.html).not.toContain("autofocus");
  });
});
