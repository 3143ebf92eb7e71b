/** The part of Node that the platform has by `nodejs_als`. */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Store> {
    getStore(): Store | undefined;
    run<Answer>(store: Store, answer: () => Answer): Answer;
  }
}
