// cspell:disable
import type { EmailFault } from "../../../src/contract/email-address.ts";

/**
 * What people told in public of projects that do one of our jobs, tried on ours with inputs of our own. `source` is where it
 * was told. Sums, units and text tools have a log of their own, in `test/answers/reports.ts`.
 */
interface Report<Input, Right> {
  readonly source: string;
  readonly input: Input;
  readonly right: Right;
  /** What ours did when it was first tried, if that was wrong. */
  readonly was?: string;
}

/** Addresses typed in a form: read as this, or refused for this reason. */
export const emails: readonly Report<string, { read: string } | { fault: EmailFault }>[] = [
  row("aheckmann/node-email#17", "wren@post.xn--p1ai", { read: "wren@post.xn--p1ai" }, "refused"),
  row("Pylons/colander#159", "wren$*@people.example", { read: "wren$*@people.example" }, "refused"),
  row("Pylons/colander#159", "wr..en@people.example", { read: "wr..en@people.example" }, "refused"),
  row("Pylons/colander#159", "wren@people.solutions", { read: "wren@people.solutions" }),
  row("polarsource/polar#5806", "wren@xn--vgel-5qa.example", { read: "wren@xn--vgel-5qa.example" }),
  row(
    "victorjonsson/jQuery-Form-Validator#204",
    "wren@münchen.example",
    { read: "wren@xn--mnchen-3ya.example" },
    "refused",
  ),
  row("victorjonsson/jQuery-Form-Validator#204", "wren@people.berlin", { read: "wren@people.berlin" }),
  row("Qowaiv/Qowaiv#143", "wren@people.xn--3e0b707e", { read: "wren@people.xn--3e0b707e" }, "refused"),
  row("0thernet/BZGMailgunEmailValidation#7", "wren+owl@people.example", { read: "wren+owl@people.example" }),
  row("mailgun/flanker#40", "o'wren@people.example", { read: "o'wren@people.example" }),
  row("zackkitzmiller/postmark-codeigniter#7", "r.o'wren@people.example", { read: "r.o'wren@people.example" }),
  row("ansman/validate.js#87", "wren@россия.рф", { read: "wren@xn--h1alffa9f.xn--p1ai" }, "refused"),
  row("ansman/validate.js#87", "моя@россия.рф", { fault: "name" }),
  row("voku/email-check#15", "wrén@people.example", { fault: "name" }),
  row("portier/portier-broker#202", "wren@uk", { fault: "domain" }),
  row("validatorjs/validator.js#352", "wren@people.中国", { read: "wren@people.xn--fiqs8s" }, "refused"),
];

/** Values of If-None-Match, in which `T` stands for the tag of the page: the status of the answer. */
export const validators: readonly Report<string, 200 | 304>[] = [
  row("IABTechLab/trusted-server#428", '"x", T', 304),
  row("IABTechLab/trusted-server#428", "*", 304),
  row("rails/rails#2520", 'T, "x"', 304),
  row("hapijs/hapi#2162", '"a","b",T', 304),
  row("wso2/product-apim#1473", '"a" , T , "b"', 304),
  row("Shopify/response_bank#65", "W/T", 304),
  row("Shopify/response_bank#65", 'W/"x", W/T', 304),
  row("JSONbored/metagraphed#1420", 'W/"x", "y"', 200),
  row("JSONbored/metagraphed#1422", " *", 304),
  row("mvslovers/mvsmf#263", "x", 200),
  row("mvslovers/mvsmf#268", '"*"', 200),
  row("Ed-Fi-Alliance-OSS/Data-Management-Service#1095", '"stale", T', 304),
  row("ujeenet/rustango#1263", '"a,*,b"', 200, "304"),
];

/** Code verifiers: whether they are taken. */
export const verifiers: readonly Report<string, boolean>[] = [
  row("matrix-org/matrix-authentication-service#316", "v".repeat(42), false),
  row("matrix-org/matrix-authentication-service#320", "v".repeat(43), true),
  row("matrix-org/matrix-authentication-service#320", "v".repeat(128), true),
  row("matrix-org/matrix-authentication-service#320", "v".repeat(129), false, "taken"),
  row("auth0/spa-pkce#5", "v".repeat(32), false),
  row("mozilla/fxa-oauth-server#495", `${"v".repeat(42)}+`, false),
  row("mozilla/fxa-oauth-server#495", `${"v".repeat(40)}-._~`, true),
  row("dnplus/streamlit-oauth#25", "v".repeat(134), false, "taken"),
  row("SocialConnect/auth#198", "v".repeat(171), false, "taken"),
  row("tonyxu-io/pkce-generator#2", `${"v".repeat(43)}=`, false),
  row("zitadel/oidc#125", "00000000-0000-4000-8000-000000000000", false),
  row("coder/coder#28003", "v", false),
  row("BaseIntelligence/bounty-challenge#9107", "", false),
  row("Bike4Mind/bike4mind#2661", `${"v".repeat(43)} `, false),
];

/** The first payment of a monthly plan: the days of the next ones. */
export const renewals: readonly Report<string, readonly string[]>[] = [
  row("AakashRathore136/FinSight-AI#1350", "2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30"], "28 for good"),
  row("AakashRathore136/FinSight-AI#1394", "2027-01-30", ["2027-02-28", "2027-03-30"], "28 for good"),
  row("wasp-lang/open-saas#683", "2026-01-31", ["2026-02-28"]),
  row("ellite/Wallos#657", "2024-12-31", ["2025-01-31", "2025-02-28", "2025-03-31"], "28 for good"),
  row("latitude-dev/latitude-llm#2071", "2027-03-31", ["2027-04-30", "2027-05-31"], "30 for good"),
  row("bscott/subtrackr#29", "2025-07-31", ["2025-08-31"]),
  row("restrictcontentpro/restrict-content-pro#239", "2027-08-31", ["2027-09-30", "2027-10-31"], "30 for good"),
  row("Automattic/woocommerce-subscriptions-core#422", "2023-02-27", ["2023-03-27", "2023-04-27"]),
  row("AakashRathore136/FinSight-AI#1394", "2028-02-29", ["2028-03-29", "2028-04-29"]),
];

/** Queries that a browser sends for suggestions, which get them back letter for letter. */
export const queries: readonly Report<string, "echoed">[] = [
  row("projectblacklight/blacklight#1688", "Otter  ", "echoed", "single space"),
  row("dewitt/opensearch#7", "OTT", "echoed"),
  row("searx/searx#101", "!w linux", "echoed"),
  row("searx/searx#1630", "!go ka", "echoed"),
  row("ampproject/amp-toolbox#1172", "<i>otter", "echoed", "otter"),
  row("algolia/algoliasearch-magento#984", 'a"b', "echoed"),
  row("algolia/algoliasearch-magento-2#373", "a&lt;b", "echoed"),
  row("czcorpus/kontext#5245", '[word="x\\""]', "echoed"),
  row("ProjectMirador/mirador#4335", "river^2", "echoed"),
  row("cljdoc/cljdoc#583", "a/b", "echoed"),
];

/** What is done with the links of a newsletter, in order: whether the address is on the list afterwards. */
export const links: readonly Report<readonly `${"GET" | "POST"} ${"confirm" | "unsubscribe"}`[], boolean>[] = [
  row("0xdps/emailflare#190", ["POST confirm", "GET unsubscribe"], true),
  row("paulgmiller/careme#836", ["GET confirm"], false),
  row("Team-Commonly/commonly#706", ["POST confirm", "GET unsubscribe", "GET unsubscribe"], true),
  row("MahoCommerce/maho#1058", ["POST confirm", "POST unsubscribe"], false),
  row("knadh/listmonk#1685", ["POST confirm", "POST unsubscribe", "POST unsubscribe"], false),
  row("elizaOS/eliza#29677", ["POST confirm", "POST unsubscribe", "POST confirm"], false, "on the list again"),
];

function row<Input, Right>(source: string, input: Input, right: Right, was?: string): Report<Input, Right> {
  return { source, input, right, ...(was && { was }) };
}
