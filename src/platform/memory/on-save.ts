/** Calls a listener before what was saved under `npm run dev` is loaded; never in what is built. */
export function onSave(listener: () => void): void {
  import.meta.hot?.on("vite:beforeUpdate", listener);
}
