import { Trans } from "@lingui/react";
import { LinkButton } from "../../../client/components/button.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { Closing } from "../../../client/components/sections/closing.tsx";
import { Questions } from "../../../client/components/sections/faq.tsx";
import { FieldNotes } from "../../../client/components/sections/field-notes.tsx";
import { Illustration } from "../../../client/components/sections/illustration.tsx";
import { PageHead } from "../../../client/components/sections/page-head.tsx";
import { ProductSection } from "../../../client/components/sections/product-section.tsx";
import { Steps } from "../../../client/components/sections/steps.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import type { Theme } from "../../contract/settings/theme.ts";
import { links } from "../../locales/links.tsx";
import { faqOf } from "../../render/structured.tsx";
import { installPage } from "./install-page.tsx";
import { type Guard, Guards, InstallBand } from "./parts.tsx";
import { PreviewWindow } from "./preview-window.tsx";
import { windowsPreviewQuestions } from "./texts/windows-preview.tsx";

function guards(): readonly Guard[] {
  return [
    {
      row: "Trackers are blocked before they load",
      title: i18n.t("Tracker list"),
      text: i18n.t("Newer than in the finished browser, so it may block more, or sometimes too much."),
    },
    {
      row: "Cookie pop-ups are declined for you",
      title: i18n.t("Cookie pop-ups"),
      text: i18n.t("We test new pop-ups here first."),
    },
    {
      row: "Connections are encrypted where possible",
      title: i18n.t("Encryption"),
      text: i18n.t("The same as in the finished browser. We don’t experiment with encryption."),
    },
    {
      row: "Your device is hard to fingerprint",
      title: i18n.t("Fingerprinting"),
      text: i18n.t(
        "New defences against scripts that measure your PC. Few people use the preview, so your PC is a little easier to recognise.",
      ),
    },
    {
      row: "One button clears tabs, history and site data",
      title: i18n.t("Clear button"),
      text: i18n.t("It clears the preview and leaves the finished browser alone."),
    },
    {
      row: "Keeps searches separate from your name",
      title: i18n.t("Private search"),
      text: i18n.t("The same as everywhere: no record of your searches."),
    },
  ];
}

export const windowsPreviewPage = installPage({
  title: () => i18n.t("Windows preview"),
  description: () =>
    i18n.t("Try the next version of the free private browser for Windows early, and tell us what to fix."),
  placement: { origin: "funnel_windowspreview_website__hero", campaign: "windows-preview-page" },
  pageOffers: () => ({ windows: { label: i18n.t("Download the preview"), href: brand.stores.files.windowsPreview } }),
  structured: () => faqOf(windowsPreviewQuestions()),
  body: ({ theme, calls }) => (
    <>
      <PageHead
        title={i18n.t("Try the next browser for Windows early")}
        lead={i18n.t(
          "The preview gets new features first, with less testing. Install it beside the finished browser; the two share nothing. Free.",
        )}
        illustration={
          <Illustration
            name="hatch"
            theme={theme}
            no={1}
            eager
            caption={i18n.t("An egg with a crack and an eye: not finished, and already looking out.")}
          />
        }
      >
        {calls.acts}
      </PageHead>
      <Band tone="surface-alt">
        <h2>{i18n.t("New features in the preview")}</h2>
        <Steps
          unordered
          steps={[
            {
              title: i18n.t("Tabs at the side"),
              text: i18n.t("A column for many open tabs. It folds away in a narrow window."),
              kept: i18n.t("We ask: is the order clear?"),
            },
            {
              title: i18n.t("Reading view"),
              text: i18n.t("Long articles without distractions, in the text size you choose."),
              kept: i18n.t("We ask: what goes missing?"),
            },
            {
              title: i18n.t("Import everything at once"),
              text: i18n.t("Bring over bookmarks, passwords and open tabs in one step."),
              kept: i18n.t("We ask: what didn’t come along?"),
            },
          ]}
        />
        <PreviewWindow theme={theme} />
      </Band>
      <Survey theme={theme} />
      <Guards
        title={i18n.t("Protections in the preview")}
        lead={i18n.t("What the preview blocks, and where it differs.")}
        guards={guards()}
      />
      <InstallBand
        title={i18n.t("Before you download")}
        calls={calls}
        notes={[
          { term: i18n.t("Runs on"), note: i18n.t("Windows 10 (May 2020 update) or 11, 64 bit") },
          { term: i18n.t("Good for"), note: i18n.t("A second browser") },
          {
            term: i18n.t("Not for"),
            note: (
              <Trans
                id="Important work, as your only browser. <a>Get the finished browser</a>"
                components={links({ a: href("windows") })}
              />
            ),
          },
        ]}
      />
      <Questions
        title={i18n.t("Questions about the preview")}
        questions={windowsPreviewQuestions()}
        tone="surface-alt"
      />
      <Closing
        scene="fern"
        title={i18n.t("Try the Windows preview")}
        lead={i18n.t("It runs beside the finished browser and shares nothing with it.")}
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
        title={i18n.t("Tell us what to fix")}
        lead={i18n.t("The survey has four questions, and none of them is about you.")}
        illustration={
          <Illustration
            name="rings"
            theme={theme}
            no={3}
            caption={i18n.t("Each drop makes a ring. So does each answer.")}
          />
        }
      >
        <FieldNotes
          notes={[
            { term: i18n.t("Takes"), note: i18n.t("A minute or two") },
            { term: i18n.t("Contains"), note: i18n.t("Only what you choose to say; you can skip any question") },
            { term: i18n.t("How it’s sent"), note: i18n.t("As an email that you read before you send it") },
          ]}
        />
        <p className="acts">
          <LinkButton href={href("windowsSurvey")}>{i18n.t("Take the survey")}</LinkButton>
        </p>
      </ProductSection>
    </Band>
  );
}
