/** A style sheet as the bundlers hand it over: its class names. */
declare module "*.module.css" {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module "*.css";
