import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { Closing } from "../../../client/components/closing.tsx";
import { Questions } from "../../../client/components/faq.tsx";
import { FieldNotes } from "../../../client/components/field-notes.tsx";
import { Illustration } from "../../../client/components/illustration.tsx";
import { PageHead } from "../../../client/components/page-head.tsx";
import { ProductSection } from "../../../client/components/product-section.tsx";
import { Steps } from "../../../client/components/steps.tsx";
import { brand } from "../../contract/brand.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { type Guard, Guards, InstallBand } from "./parts.tsx";
import { PreviewWindow } from "./preview-window.tsx";
import { windowsPreviewQuestions } from "./texts/windows-preview.tsx";

const guards: readonly Guard[] = [
  {
    row: "Trackers are blocked before they load",
    title: "Tracker list",
    text: "Newer than in the finished browser, so it may block more, or sometimes too much.",
  },
  {
    row: "Cookie pop-ups are declined for you",
    title: "Cookie pop-ups",
    text: "We test new pop-ups here first.",
  },
  {
    row: "Connections are encrypted where possible",
    title: "Encryption",
    text: "The same as in the finished browser. We don’t experiment with encryption.",
  },
  {
    row: "Your device is hard to fingerprint",
    title: "Fingerprinting",
    text: "New defences against scripts that measure your PC. Few people use the preview, so your PC is a little easier to recognise.",
  },
  {
    row: "One button clears tabs, history and site data",
    title: "Clear button",
    text: "It clears the preview and leaves the finished browser alone.",
  },
  {
    row: "Keeps searches separate from your name",
    title: "Private search",
    text: "The same as everywhere: no record of your searches.",
  },
];

export const windowsPreviewPage = installPage({
  title: "Windows preview",
  description: "Try the next version of the free private browser for Windows early, and tell us what to fix.",
  placement: { origin: "funnel_windowspreview_website__hero", campaign: "windows-preview-page" },
  pageOffers: { windows: { label: "Download the preview", href: brand.stores.files.windowsPreview } },
  structured: () => faqOf(windowsPreviewQuestions),
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title="Try the next browser for Windows early"
        lead="The preview gets new features first, with less testing. Install it beside the finished browser; the two share nothing. Free."
        illustration={
          <Illustration
            name="hatch"
            theme={theme}
            no={1}
            eager
            caption="An egg with a crack and an eye: not finished, and already looking out."
          />
        }
      >
        {calls.acts}
      </PageHead>
      <Band tone="surface-alt">
        <h2>New features in the preview</h2>
        <Steps
          unordered
          steps={[
            {
              title: "Tabs at the side",
              text: "A column for many open tabs. It folds away in a narrow window.",
              kept: "Tell us: is the order clear?",
            },
            {
              title: "Reading view",
              text: "Long articles without distractions, in the text size you choose.",
              kept: "Tell us: what goes missing?",
            },
            {
              title: "Import everything at once",
              text: "Bring over bookmarks, passwords and open tabs in one step.",
              kept: "Tell us: what didn’t come along?",
            },
          ]}
        />
        <PreviewWindow theme={theme} />
      </Band>
      <Survey theme={theme} />
      <Guards
        title="Protections in the preview"
        lead="What the preview blocks, and where it differs."
        guards={guards}
      />
      <InstallBand
        title="Before you download"
        calls={calls}
        notes={[
          { term: "Runs on", note: "Windows 10 (May 2020 update) or 11, 64 bit" },
          { term: "Good for", note: "A second browser" },
          {
            term: "Not for",
            note: (
              <>
                Important work, as your only browser. <a href={href("windows")}>Get the finished browser</a>
              </>
            ),
          },
        ]}
      />
      <Questions title="Questions about the preview" open={0} questions={windowsPreviewQuestions} tone="surface-alt" />
      <Closing
        scene="fern"
        title="Try the Windows preview"
        lead="It runs beside the finished browser and shares nothing with it."
      >
        {calls.acts}
      </Closing>
    </>
  ),
});

function Survey({ theme }: { theme: Theme }) {
  return (
    <Band>
      <ProductSection
        flip
        title="Tell us what to fix"
        lead="The survey has four questions, and none of them is about you."
        illustration={
          <Illustration name="rings" theme={theme} no={3} caption="Each drop makes a ring. So does each answer." />
        }
      >
        <FieldNotes
          notes={[
            { term: "Takes", note: "A minute or two" },
            { term: "Contains", note: "Only what you choose to say; you can skip any question" },
            { term: "Sent", note: "As an email that you read before you send it" },
          ]}
        />
        <p className="acts">
          <LinkButton href={href("windowsSurvey")}>Take the survey</LinkButton>
        </p>
      </ProductSection>
    </Band>
  );
}
