/** How the stand-in for SearXNG behaves: "working" finds 200 documents, the others fail, each in its way. */
export type Mode =
  | "working"
  | "slow"
  | "dripping"
  | "dead"
  | "failing"
  | "redirecting"
  | "lying"
  | "html"
  | "huge"
  | "zeros";

const documents = Array.from({ length: 200 }, (_, index) => ({
  title: `Otter ${index}`,
  url: `https://documents.example/otter/${index}`,
  content: `What is known of otter ${index}.`,
  thumbnail: index % 2 ? null : `https://pictures.example/${index}.jpg`,
  publishedDate: `2026-05-${String((index % 28) + 1).padStart(2, "0")}T07:30:00`,
  length: 61 + index,
}));

const perPage = 10;

function pageOf(address: URL): object {
  const first = (Number(address.searchParams.get("pageno")) - 1) * perPage;
  const words = address.searchParams.get("q");
  return {
    query: words,
    results: documents.slice(first, first + perPage),
    corrections: ["sea otter"].filter((other) => other !== words),
    suggestions: ["otter den", "river otter"],
  };
}

const endless = (piece: Uint8Array, most: number) => {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => (sent++ < most ? controller.enqueue(piece) : controller.close()),
  });
};

const json = { headers: { "content-type": "application/json" } };

const answers: Readonly<Record<Mode, (request: Request) => Response | Promise<Response>>> = {
  working: ({ url }) => Response.json(pageOf(new URL(url))),
  slow: ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true })),
  dripping: () =>
    new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) }), json),
  dead: () => Promise.reject(new TypeError("connection refused")),
  failing: () => new Response("otter secret", { status: 503 }),
  redirecting: () => new Response(null, { status: 302, headers: { location: "https://elsewhere.example/" } }),
  lying: () => Response.json({ results: [{ title: "x", url: "javascript:alert(1)" }] }),
  html: () => new Response("<h1>otter</h1>", { headers: { "content-type": "text/html" } }),
  zeros: () => new Response(`{"results":[${"0,".repeat(499_000)}0]}`, json),
  huge: () => new Response(endless(new Uint8Array(100_000), 100), json),
};

export function searxServer(mode: Mode) {
  const asked: Request[] = [];
  return {
    asked,
    fetch: async (request: Request): Promise<Response> => {
      asked.push(request);
      return answers[mode](request);
    },
  };
}
