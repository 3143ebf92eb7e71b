/**
 * `npm run bench`, or `npm run bench -- <name>`, on raw workerd. Cases are compared within one run: quote the ratios.
 *
 *   site      requests a second, CPU and cold starts beside yardsticks; the default
 *   weights   home's first flight, what an isolate evaluates for its first page, memory after walks over all routes
 *   saves     from saving a file to seeing it in the browser, under `npm run dev`
 *   ac        suggestions
 *   answers   instant answers
 *   events    usage events
 *   bodies    how the front page fares while bad request bodies pour in
 *   services  sign-ups and sign-ins, from 100 to 100,000 accounts
 */
const names = ["site", "weights", "saves", "ac", "answers", "events", "bodies", "services"];

const [name = "site"] = process.argv.splice(2, 1);
if (!names.includes(name)) {
  console.error(`npm run bench -- ${names.join("|")}`);
  process.exit(2);
}
await import(`./${name}.ts`);

export {};
