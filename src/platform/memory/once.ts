/**
 * Makes a value when it is first asked for, and keeps it for the life of the isolate. It keeps the value, never a promise of
 * it: the platform ties a promise to the request that began it, and who waits for it may wait for ever.
 */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: { readonly value: Value } | undefined;
  return async () => {
    made ??= { value: await make() };
    return made.value;
  };
}
