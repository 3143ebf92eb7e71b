import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type BodyLimits, bodyLimits, readFields, readJsonBody, readStream } from "../../src/platform/body.ts";

const limits: BodyLimits = { bytes: 1000, time: 60_000 };

/** A stream that hands out its pieces one by one, and records how many were taken and whether it was cancelled. */
function streamOf(pieces: readonly Uint8Array[]) {
  const seen = { taken: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[seen.taken];
        if (!piece) return controller.close();
        seen.taken++;
        controller.enqueue(piece);
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 200 }), { maxLength: 12 });

const sent = (type: string, body: BodyInit) =>
  new Request("http://localhost/", { method: "POST", body, headers: { "content-type": type } });

describe("reading a body", () => {
  it("HOLD-3 gives all of it, however it is cut, or takes no piece beyond the limit and stops its sender", async () => {
    await fc.assert(
      fc.asyncProperty(pieces, async (given) => {
        const whole = given.flatMap((piece) => [...piece]);
        const { stream, seen } = streamOf(given);
        const read = await readStream(stream, limits);
        if (whole.length <= limits.bytes) {
          expect(read.ok && [...read.value]).toEqual(whole);
          return;
        }
        const sizes = given.map((_, index) => given.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0));
        expect(read).toEqual({ ok: false, fault: "too_large" });
        expect(seen).toEqual({ taken: sizes.findIndex((size) => size > limits.bytes) + 1, cancelled: true });
      }),
    );
  });

  it("HOLD-3 ends one that drips", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(1)),
      pull: () => new Promise(() => {}),
      cancel: () => resolve(),
    });
    expect(await readStream(stream, { bytes: 1000, time: 0 })).toEqual({ ok: false, fault: "too_slow" });
    await promise;
  });

  it("HOLD-3 one that breaks off is malformed", async () => {
    const stream = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("gone")) });
    expect(await readStream(stream, limits)).toEqual({ ok: false, fault: "malformed" });
  });

  it("HOLD-3 a length that is announced is believed where it is too large, and not one byte is taken", async () => {
    const { stream, seen } = streamOf([new Uint8Array(10)]);
    const headers = new Headers({ "content-length": String(bodyLimits.bytes + 1) });
    expect(await readJsonBody({ headers, body: stream })).toEqual({ ok: false, fault: "too_large" });
    expect(seen).toEqual({ taken: 0, cancelled: true });
  });
});

afterEach(() => void vi.restoreAllMocks());

describe("reading fields", () => {
  const url = "application/x-www-form-urlencoded";
  const entries = fc.array(fc.tuple(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 })), { maxLength: 20 });

  it("HOLD-3 both encodings of a form come to the same fields, repeated names in their order", async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (given) => {
        const asUrl = await readFields(sent(url, String(new URLSearchParams(given))));
        expect(asUrl.ok && [...asUrl.value]).toEqual([...new URLSearchParams(String(new URLSearchParams(given)))]);
      }),
    );
    const form = new FormData();
    for (const [name, value] of [
      ["a", "1"],
      ["b", "ä"],
      ["a", "2"],
    ] as const)
      form.append(name, value);
    form.append("picture", new File(["x"], "x.png"));
    const read = await readFields(new Request("http://localhost/", { method: "POST", body: form }));
    expect(read.ok && [read.value.getAll("a"), read.value.get("b"), read.value.has("picture")]).toEqual([
      ["1", "2"],
      "ä",
      false,
    ]);
  });

  it("HOLD-3 no bytes under any name of a type throw", async () => {
    const types = fc.constantFrom(
      url,
      "multipart/form-data",
      "multipart/form-data; boundary=x",
      "text/plain",
      "",
      "a/b",
    );
    await fc.assert(
      fc.asyncProperty(types, fc.uint8Array({ minLength: 1, maxLength: 300 }), async (type, bytes) => {
        const read = await readFields(sent(type, bytes));
        expect(read.ok || ["malformed", "too_large"].includes(read.fault)).toBe(true);
        expect((await readJsonBody(sent(type, bytes))).ok).toBe(false);
      }),
    );
  });

  it.each([
    ["as many fields as are taken", "a=&".repeat(bodyLimits.fields - 1), true],
    ["one field more", "a=&".repeat(bodyLimits.fields), false],
    ["the longest field", `a=${"x".repeat(bodyLimits.fieldLength)}`, true],
    ["a longer field", `a=${"x".repeat(bodyLimits.fieldLength + 1)}`, false],
  ])("HOLD-3 %s", async (_, body, ok) => {
    const read = await readFields(sent(url, body));
    expect(read.ok || read.fault).toBe(ok || "too_large");
  });

  const part = (name: string, text: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

  it("HOLD-3 what multipart costs most is refused before the runtime takes it apart", async () => {
    const takenApart = vi.spyOn(Response.prototype, "formData");
    const type = 'multipart/form-data; charset=utf-8; boundary="x"';
    for (const [body, fault] of [
      [`--x\r\n${"y".repeat(60_000)}`, "malformed"],
      [`${part("a", "1")}--x\r\n${"y".repeat(3000)}\r\n\r\n1\r\n--x--\r\n`, "malformed"],
      [`${part("a", "1").repeat(bodyLimits.fields + 1)}--x--\r\n`, "too_large"],
    ] as const) {
      expect(await readFields(sent(type, body))).toEqual({ ok: false, fault });
    }
    expect(takenApart).not.toHaveBeenCalled();
    // Where the runtime would find another boundary, our own reading counts, or the body is refused.
    const one = `${part("a", "1")}--x--\r\n`;
    const twoNamed = await readFields(sent(`multipart/form-data; a="; boundary=y"; boundary=x`, one));
    expect(twoNamed.ok && [...twoNamed.value]).toEqual([["a", "1"]]);
    for (const named of [String.raw`"x\"`, String.raw`"x\"y"`, "x".repeat(71)]) {
      const read = await readFields(sent(`multipart/form-data; boundary=${named}`, one));
      expect(read).toEqual({ ok: false, fault: "malformed" });
    }
    const most = await readFields(sent(type, `${part("a", "1").repeat(bodyLimits.fields)}--x--\r\n`));
    expect(most.ok && most.value.getAll("a")).toEqual(Array(bodyLimits.fields).fill("1"));
  });

  it("HOLD-3 no body is a form without fields; JSON is none at all", async () => {
    const none = await readFields(new Request("http://localhost/", { method: "POST" }));
    expect(none.ok && [...none.value]).toEqual([]);
    expect(await readFields(sent("application/json", "{}"))).toEqual({ ok: false, fault: "malformed" });
  });
});
