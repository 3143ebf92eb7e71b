import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAddress, fetchImage, sniffImage } from "../../../src/endpoints/image-proxy.ts";
import { type BodyFault, BrokenOff } from "../../../src/platform/body.ts";

const allowed = ["pictures.example", "cdn.pictures.example"];
const address = "https://pictures.example/a.png";

const image = (start: string, size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(start, (character) => character.charCodeAt(0)));
  return bytes;
};
const png = image("\x89PNG\r\n\x1a\n");

type Server = (request: Request) => Response | Promise<Response>;
const proxy = (server: Server, from = address, timeLimit?: number) =>
  fetchImage(from, { allowed, fetch: async (request) => server(request), ...(timeLimit ? { timeLimit } : {}) });

/** The outcome, including the transfer to the visitor: "ok", or why the image was refused or broke off. */
const errorOf = async (outcome: ReturnType<typeof fetchImage>) => {
  const result = await outcome;
  if (!result.ok) return result.error;
  try {
    await new Response(result.image.body).arrayBuffer();
    return "ok";
  } catch (error) {
    return error instanceof BrokenOff ? error.fault : error;
  }
};

/** The outcome for faults after the first bytes have reached the visitor, when the response can only break off. */
const brokeOff = (fault: BodyFault) => fault;

describe("addresses", () => {
  it.each([
    "http://pictures.example/a.png",
    "https://pictures.example:8443/a.png",
    "https://user@pictures.example/",
    "https://user:pass@pictures.example/",
    "https://evil.example/",
    "https://pictures.example.evil.example/",
    "https://sub.pictures.example/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://localhost/",
    "https://169.254.169.254/latest/meta-data",
    "ftp://pictures.example/",
    "data:image/png;base64,AAAA",
    "file:///etc/passwd",
  ])("SVC-5 %s is not allowed", async (from) => {
    let asked = 0;
    const outcome = await proxy(() => {
      asked++;
      return new Response(png);
    }, from);
    expect([outcome, asked]).toEqual([{ ok: false, error: "address_not_allowed" }, 0]);
  });

  it.each([
    "https://127.0.0.1/",
    "https://10.1/",
    "https://localhost/",
    "https://printer.local/",
    "https://db.internal/",
    "https://[::1]/",
  ])("SVC-5 %s is refused even where somebody put it on the list", (from) => {
    const { hostname } = new URL(from);
    expect(checkAddress(from, [hostname, hostname.slice(1, -1)])).toBe("address_not_allowed");
  });

  it.each(["", "a.png", "//pictures.example/a.png", `https://pictures.example/${"a".repeat(2000)}`])(
    "SVC-5 %s is no address",
    async (from) => {
      expect(await errorOf(proxy(() => new Response(png), from))).toBe("invalid_address");
    },
  );

  it("SVC-5 whatever the address, the answer is a value and only listed hosts are asked", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.webUrl(), fc.constant(address)), async (from) => {
        const hosts: string[] = [];
        const server = (request: Request) => {
          hosts.push(new URL(request.url).host);
          return new Response(png);
        };
        await proxy(server, from);
        expect(hosts.every((host) => allowed.includes(host))).toBe(true);
      }),
    );
  });
});

describe("what is asked and given", () => {
  it("SVC-5 nothing that identifies goes along", async () => {
    let seen: Request | undefined;
    await proxy((request) => {
      seen = request;
      return new Response(png);
    });
    expect([...(seen?.headers.keys() ?? [])].sort()).toEqual(["accept", "user-agent"]);
    expect(seen?.headers.get("user-agent")).not.toMatch(/mozilla/i);
    expect(seen?.redirect).toBe("manual");
  });

  it.each([
    ["image/png", "\x89PNG\r\n\x1a\n"],
    ["image/jpeg", "\xff\xd8\xff\xe0"],
    ["image/gif", "GIF89a"],
    ["image/webp", "RIFF\x00\x00\x00\x00WEBPVP8 "],
    ["image/avif", "\x00\x00\x00\x1cftypavif"],
  ])("SVC-5 %s is known by its bytes, whatever it is called", async (type, start) => {
    const outcome = await proxy(() => new Response(image(start), { headers: { "content-type": "text/html" } }));
    expect(outcome.ok && outcome.image.type).toBe(type);
  });

  it.each([
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ["HTML", "<!doctype html><title>x</title><p>hello</p>"],
    ["a script", "GIF=1;alert(document.domain);//"],
    ["sound", "RIFF\x00\x00\x00\x00WAVEfmt "],
    ["nothing", ""],
    ["too little", "\x89PNG"],
  ])("SVC-5 %s is no image, whatever it is called", async (_, text) => {
    const body = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect(await errorOf(proxy(() => new Response(body, { headers: { "content-type": "image/png" } })))).toBe(
      "not_an_image",
    );
  });

  it("SVC-5 two megabytes pass byte for byte, in whatever pieces, and one byte more does not", async () => {
    const whole = image("\x89PNG\r\n\x1a\n", 2_000_000);
    crypto.getRandomValues(whole.subarray(100, 60_000));
    const outcome = await proxy(() => new Response(inPieces(whole, 7919)));
    const passed = outcome.ok && new Uint8Array(await new Response(outcome.image.body).arrayBuffer());
    expect(passed && (await digest(passed))).toBe(await digest(whole));
    const larger = image("\x89PNG\r\n\x1a\n", 2_000_001);
    expect(await errorOf(proxy(() => new Response(inPieces(larger, 50_000))))).toBe(brokeOff("too_large"));
    const told = { headers: { "content-length": "2000001" } };
    expect(await errorOf(proxy(() => new Response(inPieces(larger, 50_000), told)))).toBe("image_too_large");
  });

  it("SVC-5 first bytes that come one by one are put together", async () => {
    const outcome = await proxy(() => new Response(inPieces(png, 1)));
    expect(outcome.ok && outcome.image.type).toBe("image/png");
  });

  it("SVC-5 an endless answer is given up", async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(image("\x89PNG\r\n\x1a\n", 100_000)),
    });
    expect(await errorOf(proxy(() => new Response(endless)))).toBe(brokeOff("too_large"));
  });

  it("SVC-5 is passed on as it comes, and its server is held back by a visitor who reads slowly", async () => {
    let sent = 0;
    const eager = new ReadableStream(
      {
        pull(controller) {
          sent++;
          controller.enqueue(image("\x89PNG\r\n\x1a\n", 50_000));
        },
      },
      { highWaterMark: 0 },
    );
    const outcome = await proxy(() => new Response(eager));
    expect(sent, "no further than the first bytes").toBeLessThan(4);
    if (outcome.ok) await outcome.image.body.cancel();
  });

  it("SVC-5 a silent server is given up within the limit", async () => {
    expect(await errorOf(proxy(() => new Promise(() => {}), address, 30))).toBe("image_timeout");
    const stalling = new ReadableStream({
      start: (controller) => controller.enqueue(png),
      pull: () => new Promise(() => {}),
    });
    expect(await errorOf(proxy(() => new Response(stalling), address, 30))).toBe(brokeOff("too_slow"));
  });

  it.each([204, 304, 400, 404, 500])("SVC-5 status %i is no image", async (status) => {
    const body = status === 204 || status === 304 ? null : png;
    expect(await errorOf(proxy(() => new Response(body, { status })))).toBe("image_unavailable");
  });

  it("SVC-5 a dead server is no image", async () => {
    expect(await errorOf(proxy(() => Promise.reject(new Error("refused"))))).toBe("image_unavailable");
  });
});

describe("redirects", () => {
  const via = (...locations: string[]): Server => {
    let next = 0;
    return () => {
      const location = locations[next++];
      return location ? new Response(null, { status: 302, headers: { location } }) : new Response(png);
    };
  };

  it.each([
    ["two, to listed hosts", ["https://cdn.pictures.example/a.png", "/b.png"], "ok"],
    ["three", ["/1", "/2", "/3"], "image_unavailable"],
    ["to another host", ["https://evil.example/a.png"], "address_not_allowed"],
    ["to plain http", ["http://pictures.example/a.png"], "address_not_allowed"],
    ["to a private address", ["https://10.0.0.1/a.png"], "address_not_allowed"],
    ["back and away", ["https://cdn.pictures.example/", "https://localhost/"], "address_not_allowed"],
    ["to nonsense", ["https://[nonsense/"], "image_unavailable"],
  ])("SVC-5 %s", async (_, locations, expected) => {
    expect(await errorOf(proxy(via(...locations)))).toBe(expected);
  });
});

describe("sniffing", () => {
  it("SVC-5 never throws and never says SVG", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect([null, "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]).toContain(sniffImage(bytes));
      }),
    );
  });
});

/** Comparing two megabytes by their digests is faster than byte by byte. */
async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function inPieces(bytes: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(offset, offset + size));
      offset += size;
    },
  });
}
