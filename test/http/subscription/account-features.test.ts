import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../src/app.ts";
import { subscribed } from "./visitor.ts";

/** The pages of a subscriber, with a subscription service that answers the calls for a product's features by `features`. */
async function pagesOf(features: () => Response) {
  const person = await subscribed();
  const subscriptions = {
    fetch(request: Request) {
      const { pathname } = new URL(request.url);
      return /^\/api\/products\/[^/]+\/features$/.test(pathname) ? features() : env.SUBSCRIPTIONS.fetch(request);
    },
  };
  async function get(path: string): Promise<string> {
    const context = createExecutionContext();
    const request = new Request(`http://localhost${path}`, { headers: { cookie: `${person.cookie()}; country=IE` } });
    const setting = { ...env, SUBSCRIPTIONS: subscriptions } as unknown as Env;
    const html = await (await createApp().fetch(request, setting, context)).text();
    await waitOnExecutionContext(context);
    return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  }
  return { manage: await get("/subscriptions/manage"), welcome: await get("/pro/welcome") };
}

/** The number of features that are not held: each of them links to the plans. */
const notHeld = (html: string) => html.split('href="/subscriptions"').length - 1;

describe("the features that somebody holds", () => {
  it("SUB-1 FLOW-5 are those that the product-features call names", async () => {
    const one = await pagesOf(() => Response.json({ features: ["Network Protection"] }));
    expect([notHeld(one.manage), notHeld(one.welcome)]).toEqual([2, 2]);
    const two = await pagesOf(() => Response.json({ features: ["Network Protection", "Data Broker Protection"] }));
    expect([notHeld(two.manage), notHeld(two.welcome)]).toEqual([1, 1]);
  });

  it.each([
    ["does not answer", () => new Response(null, { status: 503 })],
    ["names none", () => Response.json({ features: [] })],
  ])("SUB-1 SVC-6 are those of the token while the call %s", async (_, features) => {
    const pages = await pagesOf(features);
    expect([notHeld(pages.manage), notHeld(pages.welcome)]).toEqual([0, 0]);
  });
});
