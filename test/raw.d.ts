/** A source as text, as the bundler of the tests hands it over. */
declare module "*?raw" {
  const text: string;
  export default text;
}
