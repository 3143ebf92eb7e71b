// cspell:disable
import type { trials } from "./trials.ts";

/**
 * What people told in public of projects that do one of our jobs, by the kind of trial: where it was told, an input of our own of the
 * same kind, and what is right. Where ours did something else when it was first tried, that stands last.
 */
export type Told = {
  readonly [Kind in keyof typeof trials]?: readonly (readonly [
    source: string,
    input: Parameters<(typeof trials)[Kind]>[0],
    right: Awaited<ReturnType<(typeof trials)[Kind]>> | RegExp,
    was?: string,
  ])[];
};

export const told: Told = {
  image: [
    ["NicheOffice/php-web-proxy#4", "http://localhost:8080/owl.png", "403 address_not_allowed"],
    ["Juliusolsson05/pharos-ai#78", "https://169.254.169.254/latest/meta-data/", "403 address_not_allowed"],
    ["swisskyrepo/PayloadsAllTheThings#645", "https://[::ffff:127.0.0.1]/owl.png", "403 address_not_allowed"],
    ["lklynet/aurral#428", "https://[::1]/owl.png", "403 address_not_allowed"],
    ["dirk1983/deepseek#135", "https://10.0.0.7/owl.png", "403 address_not_allowed"],
    ["benbusby/whoogle-search#1310", "https://127-0-0-1.nip.io/owl.png", "403 address_not_allowed"],
    ["OWASP/wstg#633", "file:///etc/passwd", "403 address_not_allowed"],
    ["Bladestar2105/IPTV-Manager#213", "https://rebind.example/owl.png", "403 address_not_allowed"],
    ["cybercdh/hacks#1", "https://lvh.me/owl.png", "403 address_not_allowed"],
    ["Cryptonomic/ImageProxy#4", "https://blog.nightjar.example@10.0.0.1/owl.png", "403 address_not_allowed"],
    ["imputnet/cobalt#1573", "https://0x7f000001/owl.png", "403 address_not_allowed"],
    ["NicheOffice/php-web-proxy#4", "owl.png", "400 invalid_address"],
  ],
  onion: [
    ["freedomofpress/securedrop.org#724", "/how-we-hire", "/how-we-hire"],
    ["Uberspace/manual#192", "/about?origin=funnel_home_website", "/about?origin=funnel_home_website"],
    ["OnionBrowser/OnionBrowser#382", "/bang.js", null],
    ["OnionBrowser/OnionBrowser#382", "/country.json", null],
  ],
  clearnet: [
    ["mastodon/mastodon#15501", "/", []],
    ["tnonate/thenewoil#6", "/about", []],
    ["CTemplar/webclient#981", "/theme", []],
    ["riseupnet/riseup_help#675", "/subscriptions", []],
    ["cyphar/cyphar.com#4", "/updates", []],
  ],
  feed: [
    ["rust-lang/blog.rust-lang.org#341", "<title>[^<]+</title>\n<updated>[^<]+</updated>\n<author>", 1],
    ["simonw/simonwillisonblog#17", "<published>[^<]+</published>\n<updated>", "each entry"],
    ["rabbitmq/rabbitmq-website#121", '<link rel="self"', 1],
    ["rabbitmq/rabbitmq-website#118", "<updated>(?!\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d)", 0],
    ["ondata/albo-pop#32", "content-type: application/atom\\+xml", 1],
    ["cake-build/website#2778", '<content type="html">', "each entry"],
    ["TeamNewPipe/website#188", "<author><name>", 1],
  ],
  feedEntry: [
    ["lisacharlotterost/lisacharlotterost.github.io#14", { title: "Owls & bats" }, "<title>Owls &#38; bats</title>"],
    ["SimpleMachines/SMF#8338", { title: 'The "night" shift' }, "<title>The &#34;night&#34; shift</title>"],
    ["planetxamarin/planetxamarin#561", { excerpt: "<b>A\u0007</b>" }, "<summary>&#60;b&#62;A&#60;/b&#62;</summary>"],
  ],
  bridgeAnswer: [
    ["Lision/WKWebViewJavascriptBridge#41", { id: "another" }, "NoAnswer"],
    ["marcuswestin/WebViewJavascriptBridge#106", null, "NoAnswer"],
    ["KevinnZou/compose-webview-multiplatform#336", { result: null }, "InvalidAnswer"],
    ["KevinnZou/compose-webview-multiplatform#336", { result: undefined, error: { message: "no" } }, "NativeError"],
    ["happydog-intj/JsBridge#170", "{", "NoAnswer"],
    ["ShawnFoo/SwiftWebViewBridge#18", { result: "yes" }, "InvalidAnswer"],
    ["alinz/react-native-webview-bridge#194", { featureName: "useSubscription" }, "NoAnswer"],
    ["marcuswestin/WebViewJavascriptBridge#184", { context: "another" }, "NoAnswer"],
    ["pengwei1024/JsBridge#41", {}, "subscribed: true"],
  ],
  settings: [
    ["descope/auth-hosting#1112", "k7=ffffff", "k7=ffffff"],
    ["AmreshSinha/Spotify-Cards-API#18", "k7=%23ffffff", ""],
    ["sk2andy/candy-browser#117", "k7=zzz", ""],
    ["unraid/webgui#787", "k8=12345", ""],
    ["devforth/painterro#59", "k9=%3B%3B%3B", ""],
    ["episerver/Foundation#672", "k9=0a0&kx=none", "k9=0a0"],
    ["WesleyBranton/Custom-Scrollbar#1", "k21=00FF00", "k21=00FF00"],
    ["Lavakumar/IronWASP#2", "kah=uk-en%2Cde-de", "kah=uk-en%2Cde-de"],
    ["gathering/gondul#68", "ks=l&kp=-2&kae=d", "kp=-2&kae=d&ks=l"],
    ["hehuapei/visitor-badge#6", "kj=595959", "kj=595959"],
  ],
  profile: [
    ["ustaxes/UsTaxes#481", { names: [{ first: "Ciara", last: "O'Neill" }] }, [{ first: "Ciara", last: "O'Neill" }]],
    ["bcgov/entity#4370", { names: [{ first: "Rhys", last: "D’Arcy" }] }, [{ first: "Rhys", last: "D’Arcy" }]],
    [
      "opencrvs/opencrvs-core#4831",
      { names: [{ first: "Ann-Li", last: "Quill" }] },
      [{ first: "Ann-Li", last: "Quill" }],
    ],
    ["rydurham/Sentinel#73", { names: [{ first: "Jo", last: "Wren-Owl" }] }, [{ first: "Jo", last: "Wren-Owl" }]],
    ["w3c/bp-i18n-specdev#72", { names: [{ first: "O", last: "Ng" }] }, [{ first: "O", last: "Ng" }]],
    ["hmcts/sscs-submit-your-appeal#207", { names: [{ first: "E", last: "X" }] }, [{ first: "E", last: "X" }]],
    [
      "udacityalumni/udacity-alumni-fe#150",
      { names: [{ first: "Tama\u0301s", last: "Kis" }] },
      [{ first: "Tamás", last: "Kis" }],
    ],
    ["fsek/web#665", { names: [{ first: "", last: "Suharto" }] }, [{ first: "", last: "Suharto" }]],
    [
      "ExtensionEngine/tailor#803",
      { names: [{ first: "J. K.", last: "Wren Jr." }] },
      [{ first: "J. K.", last: "Wren Jr." }],
    ],
    ["sync-ngo-sy/sync-hub-v2#508", { names: [{ first: "🔥🔥", last: "" }] }, "names.0.first missing"],
  ],
  payments: [
    ["killbill/killbill#743", "monthly 2017-03-31", "2017-04-30 2017-05-31 2017-06-30 2017-07-31"],
    ["polarsource/polar#11459", "monthly 2024-05-05", "2024-06-05 2024-07-05 2024-08-05 2024-09-05"],
    ["getlago/lago-api#2244", "monthly 2023-10-30", "2023-11-30 2023-12-30 2024-01-30 2024-02-29"],
  ],
  exchanged: [
    ["cloudflare/workers-oauth-provider#148", "twice", "400 invalid_grant, then 401"],
    ["cloudflare/workers-oauth-provider#196", "&code=another", "400 invalid_request"],
    ["thephpleague/oauth2-server#1082", { code: "another" }, "400 invalid_grant"],
    ["node-oauth/node-oauth2-server#232", { redirect_uri: "https://owl.example/" }, "400 invalid_grant"],
    ["modelcontextprotocol/typescript-sdk#1997", { redirect_uri: null }, "400 invalid_grant"],
    ["coder/coder#29139", "&nonce=1", "200 Bearer"],
    ["dnsimple/dnsimple-developer#1025", { grant_type: "password" }, "400 unsupported_grant_type"],
    ["dnsimple/dnsimple-developer#1025", { client_id: "another" }, "400 invalid_client"],
  ],
  authorize: [
    ["thephpleague/oauth2-server#1323", { code_challenge: null }, "400 invalid_authorization_request"],
    ["oauthjs/node-oauth2-server#637", { redirect_uri: "https://owl.example/#f" }, "400 invalid_authorization_request"],
    ["coder/coder#28736", { response_type: "CODE" }, "400 invalid_authorization_request"],
    ["coder/coder#28736", { response_type: "code token" }, "400 invalid_authorization_request"],
    [
      "wso2-extensions/identity-inbound-auth-oauth#618",
      { code_challenge_method: "plain" },
      "400 invalid_authorization_request",
    ],
  ],
};
