/** What an answer waits for before its caller goes on. */
export type Pause = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

type Method = (...given: unknown[]) => unknown;

/** A namespace of objects, each answer of which waits: so a test decides in which order several requests go on. */
export function pausing<Space extends object>(space: Space, pause: Pause): Space {
  const paused = (stub: object) =>
    withMethods(
      stub,
      (_, method) =>
        (...given) =>
          pause(Promise.resolve(method(...given))),
    );
  return withMethods(space, (name, method) =>
    name === "get" || name === "getByName" ? (...given) => paused(Object(method(...given))) : method,
  );
}

function withMethods<Target extends object>(target: Target, change: (name: string, method: Method) => Method): Target {
  return new Proxy(target, {
    get(_, name) {
      const member: unknown = name === "then" ? undefined : Reflect.get(target, name);
      if (typeof member !== "function" || typeof name !== "string") return member;
      return change(name, (...given) => Reflect.apply(member, target, given));
    },
  });
}
