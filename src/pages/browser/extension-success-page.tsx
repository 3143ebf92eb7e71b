import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { DataTable, YesNo } from "../../../client/components/data-table.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { Plate } from "../../../client/components/plate.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import { installPage } from "./install-page.tsx";
import { Closing } from "./parts.tsx";

/** What an extension may do in another's browser, and what takes a browser of our own. */
const compared = [
  ["Searches go to us", true],
  ["Trackers are stopped", true],
  ["Links lose their tracking codes", true],
  ["The secure address is tried first", true],
  ["Pop-ups about cookies are declined", false],
  ["One button clears everything", false],
  ["Sync with a key of your own", false],
] as const;

export const extensionSuccessPage = installPage({
  title: "The extension is in",
  description:
    "The extension is installed: searches from the address bar are private from now on, and trackers on the pages you open are stopped.",
  indexed: false,
  placement: { origin: "funnel_extensionsuccess_website__next", campaign: "extension-success" },
  body: ({ theme }, calls) => (
    <>
      <PageHead
        title="That was all. You are less visible now."
        lead="From here on the address bar searches with us, and trackers on the pages you open are stopped. There is nothing to set up."
        plate={
          <Plate
            name="reeds"
            theme={theme}
            no={1}
            eager
            caption="Your own reeds, as before. Only somebody sits in them now and keeps watch."
          />
        }
      >
        <p className="acts">
          <LinkButton href={href("home")} icon="search">
            Make a first search
          </LinkButton>
        </p>
      </PageHead>
      <Band tone="bark">
        <h2>Three things to know.</h2>
        <Steps
          steps={[
            {
              title: "Pin the icon",
              text: "Press the puzzle piece beside the address bar and then the pin, and the bird stays in sight.",
            },
            {
              title: "Look under it",
              text: "It shows what was stopped on the page in front of you, by name of company.",
            },
            {
              title: "Let a site be",
              text: "If something does not work there, the same panel switches protection off, for that site only.",
            },
          ]}
        />
      </Band>
      <Band>
        <div className="split">
          <div className="say">
            <h2>Half a bird in the hand.</h2>
            <p className="lead">
              An extension can do only what its host allows. The rest takes a browser that was built for it.
            </p>
          </div>
          <div className="say">
            <DataTable
              label="The extension and the browser compared"
              columns={["What it does", "Extension", "Browser"]}
              rows={compared.map(([head, extension]) => ({
                key: head,
                head,
                cells: [<YesNo key="extension" yes={extension} />, <YesNo key="browser" yes />],
              }))}
            />
            {calls.acts}
          </div>
        </div>
      </Band>
      <Band tone="bark">
        <div className="split">
          <div className="say">
            <h2>Second thoughts?</h2>
          </div>
          <div className="say">
            <p className="lead">Right-click the icon and choose Remove. Your old search comes back with it.</p>
            <p className="soft">
              The browser may ask whether the change of search engine was your wish. If you want to keep {brand.name},
              say yes once.
            </p>
            <GoLink href={brand.external.help}>Something is not right</GoLink>
          </div>
        </div>
      </Band>
      <Closing title="Now try it." lead="Look up something you would rather not explain.">
        <p className="acts">
          <LinkButton href={href("home")}>Search</LinkButton>
          <GoLink href={href("browser")}>What the browser adds</GoLink>
        </p>
      </Closing>
    </>
  ),
});
