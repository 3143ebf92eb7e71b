/** What Vite offers to modules under `npm run dev`; undefined in everything that is built or tested. */
interface ImportMeta {
  readonly hot?: { on(event: "vite:beforeUpdate", listener: () => void): void };
}
