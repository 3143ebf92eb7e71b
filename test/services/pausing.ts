/** Delays an answer: its caller goes on once the returned promise resolves. */
export type Pause = <Answer>(answer: Promise<Answer>) => Promise<Answer>;

export type Method = (...given: unknown[]) => unknown;

/** A namespace whose objects delay each answer by `pause`, so that a test decides in which order requests go on. */
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

/** The target with each of its methods changed. */
export function withMethods<Target extends object>(
  target: Target,
  change: (name: string, method: Method) => Method,
): Target {
  return new Proxy(target, {
    get(_, name) {
      const member: unknown = name === "then" ? undefined : Reflect.get(target, name);
      if (typeof member !== "function" || typeof name !== "string") return member;
      return change(name, (...given) => Reflect.apply(member, target, given));
    },
  });
}
