/** The ways in which a service may fail, with what it does instead of a proper answer. */
export const manners: Readonly<Record<string, (call: Request) => Promise<Response>>> = {
  dead: async () => {
    throw new TypeError("Network connection lost.");
  },
  slow: ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    }),
  lying: async () => Response.json({ subscription: 5, posts: "all", roles: { none: [] }, access_token: ["x"] }),
  "not what was promised": async () => new Response("<h1>It works!</h1>", { headers: { "content-type": "text/html" } }),
  empty: async () => new Response(null, json),
  "cut short": async () => new Response('{"status":"', json),
  "leading in a circle": async ({ url }) => Response.redirect(url, 302),
  "leading elsewhere": async () => Response.redirect("https://elsewhere.example/", 307),
  "failing in JSON": async () => Response.json({ error: "oops" }, { status: 500 }),
  "failing with a page of its own": async () =>
    new Response("<h1>nginx/1.25</h1>", { status: 502, headers: { "content-type": "text/html" } }),
  "cut off": async () => new Response(pieces(['{"status":"', new TypeError("Network connection lost.")]), json),
  "ten megabytes long": async () => new Response(pieces(Array.from({ length: 160 }, () => "x".repeat(65_536))), json),
};

const json = { headers: { "content-type": "application/json" } };

/** A body that comes in pieces; an error among them breaks it off. */
function pieces(given: readonly (string | Error)[]): ReadableStream<Uint8Array> {
  const left = [...given];
  return new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next === undefined) controller.close();
      else if (next instanceof Error) controller.error(next);
      else controller.enqueue(new TextEncoder().encode(next));
    },
  });
}
