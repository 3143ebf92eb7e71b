import { plain } from "../../../src/answers/facts/plain.ts";
import { countrySizes, worldPopulation } from "./country-sizes.ts";
import { parts } from "./parts-of-countries.ts";

/** Countries and the facts that people ask about them, all general knowledge. The worker reads them from the site's files. */

/** code capital currency calling-code zone; "_" stands for a space. */
const rows = `
AD Andorra_la_Vella EUR 376 Europe/Andorra|AE Abu_Dhabi AED 971 Asia/Dubai|AF Kabul AFN 93 Asia/Kabul|AL Tirana ALL 355 Europe/Tirane|AM Yerevan AMD 374 Asia/Yerevan|AO Luanda AOA 244 Africa/Luanda|AR Buenos_Aires ARS 54 America/Argentina/Buenos_Aires|AT Vienna EUR 43 Europe/Vienna|AU Canberra AUD 61 Australia/Sydney|AZ Baku AZN 994 Asia/Baku|
BA Sarajevo BAM 387 Europe/Sarajevo|BB Bridgetown BBD 1 America/Barbados|BD Dhaka BDT 880 Asia/Dhaka|BE Brussels EUR 32 Europe/Brussels|BF Ouagadougou XOF 226 Africa/Ouagadougou|BG Sofia EUR 359 Europe/Sofia|BH Manama BHD 973 Asia/Bahrain|BI Gitega BIF 257 Africa/Bujumbura|BJ Porto-Novo XOF 229 Africa/Porto-Novo|BN Bandar_Seri_Begawan BND 673 Asia/Brunei|BO Sucre BOB 591 America/La_Paz|BR Brasília BRL 55 America/Sao_Paulo|BS Nassau BSD 1 America/Nassau|BT Thimphu BTN 975 Asia/Thimphu|BW Gaborone BWP 267 Africa/Gaborone|BY Minsk BYN 375 Europe/Minsk|BZ Belmopan BZD 501 America/Belize|
CA Ottawa CAD 1 America/Toronto|CD Kinshasa CDF 243 Africa/Kinshasa|CF Bangui XAF 236 Africa/Bangui|CG Brazzaville XAF 242 Africa/Brazzaville|CH Bern CHF 41 Europe/Zurich|CI Yamoussoukro XOF 225 Africa/Abidjan|CL Santiago CLP 56 America/Santiago|CM Yaoundé XAF 237 Africa/Douala|CN Beijing CNY 86 Asia/Shanghai|CO Bogotá COP 57 America/Bogota|CR San_José CRC 506 America/Costa_Rica|CU Havana CUP 53 America/Havana|CV Praia CVE 238 Atlantic/Cape_Verde|CY Nicosia EUR 357 Asia/Nicosia|CZ Prague CZK 420 Europe/Prague|
DE Berlin EUR 49 Europe/Berlin|DJ Djibouti DJF 253 Africa/Djibouti|DK Copenhagen DKK 45 Europe/Copenhagen|DM Roseau XCD 1 America/Dominica|DO Santo_Domingo DOP 1 America/Santo_Domingo|DZ Algiers DZD 213 Africa/Algiers|EC Quito USD 593 America/Guayaquil|EE Tallinn EUR 372 Europe/Tallinn|EG Cairo EGP 20 Africa/Cairo|ER Asmara ERN 291 Africa/Asmara|ES Madrid EUR 34 Europe/Madrid|ET Addis_Ababa ETB 251 Africa/Addis_Ababa|
FI Helsinki EUR 358 Europe/Helsinki|FJ Suva FJD 679 Pacific/Fiji|FM Palikir USD 691 Pacific/Pohnpei|FR Paris EUR 33 Europe/Paris|GA Libreville XAF 241 Africa/Libreville|GB London GBP 44 Europe/London|GD St_George’s XCD 1 America/Grenada|GE Tbilisi GEL 995 Asia/Tbilisi|GH Accra GHS 233 Africa/Accra|GM Banjul GMD 220 Africa/Banjul|GN Conakry GNF 224 Africa/Conakry|GQ Ciudad_de_la_Paz XAF 240 Africa/Malabo|GR Athens EUR 30 Europe/Athens|GT Guatemala_City GTQ 502 America/Guatemala|GW Bissau XOF 245 Africa/Bissau|GY Georgetown GYD 592 America/Guyana|
HN Tegucigalpa HNL 504 America/Tegucigalpa|HR Zagreb EUR 385 Europe/Zagreb|HT Port-au-Prince HTG 509 America/Port-au-Prince|HU Budapest HUF 36 Europe/Budapest|ID Jakarta IDR 62 Asia/Jakarta|IE Dublin EUR 353 Europe/Dublin|IL Jerusalem ILS 972 Asia/Jerusalem|IN New_Delhi INR 91 Asia/Kolkata|IQ Baghdad IQD 964 Asia/Baghdad|IR Tehran IRR 98 Asia/Tehran|IS Reykjavík ISK 354 Atlantic/Reykjavik|IT Rome EUR 39 Europe/Rome|JM Kingston JMD 1 America/Jamaica|JO Amman JOD 962 Asia/Amman|JP Tokyo JPY 81 Asia/Tokyo|
KE Nairobi KES 254 Africa/Nairobi|KG Bishkek KGS 996 Asia/Bishkek|KH Phnom_Penh KHR 855 Asia/Phnom_Penh|KI South_Tarawa AUD 686 Pacific/Tarawa|KM Moroni KMF 269 Indian/Comoro|KN Basseterre XCD 1 America/St_Kitts|KP Pyongyang KPW 850 Asia/Pyongyang|KR Seoul KRW 82 Asia/Seoul|KW Kuwait_City KWD 965 Asia/Kuwait|KZ Astana KZT 7 Asia/Almaty|LA Vientiane LAK 856 Asia/Vientiane|LB Beirut LBP 961 Asia/Beirut|LC Castries XCD 1 America/St_Lucia|LI Vaduz CHF 423 Europe/Vaduz|LK Sri_Jayawardenepura_Kotte LKR 94 Asia/Colombo|LR Monrovia LRD 231 Africa/Monrovia|LS Maseru LSL 266 Africa/Maseru|LT Vilnius EUR 370 Europe/Vilnius|LU Luxembourg EUR 352 Europe/Luxembourg|LV Riga EUR 371 Europe/Riga|LY Tripoli LYD 218 Africa/Tripoli|
MA Rabat MAD 212 Africa/Casablanca|MC Monaco EUR 377 Europe/Monaco|MD Chișinău MDL 373 Europe/Chisinau|ME Podgorica EUR 382 Europe/Podgorica|MG Antananarivo MGA 261 Indian/Antananarivo|MH Majuro USD 692 Pacific/Majuro|MK Skopje MKD 389 Europe/Skopje|ML Bamako XOF 223 Africa/Bamako|MM Naypyidaw MMK 95 Asia/Yangon|MN Ulaanbaatar MNT 976 Asia/Ulaanbaatar|MR Nouakchott MRU 222 Africa/Nouakchott|MT Valletta EUR 356 Europe/Malta|MU Port_Louis MUR 230 Indian/Mauritius|MV Malé MVR 960 Indian/Maldives|MW Lilongwe MWK 265 Africa/Blantyre|MX Mexico_City MXN 52 America/Mexico_City|MY Kuala_Lumpur MYR 60 Asia/Kuala_Lumpur|MZ Maputo MZN 258 Africa/Maputo|
NA Windhoek NAD 264 Africa/Windhoek|NE Niamey XOF 227 Africa/Niamey|NG Abuja NGN 234 Africa/Lagos|NI Managua NIO 505 America/Managua|NL Amsterdam EUR 31 Europe/Amsterdam|NO Oslo NOK 47 Europe/Oslo|NP Kathmandu NPR 977 Asia/Kathmandu|NR Yaren AUD 674 Pacific/Nauru|NZ Wellington NZD 64 Pacific/Auckland|OM Muscat OMR 968 Asia/Muscat|PA Panama_City PAB 507 America/Panama|PE Lima PEN 51 America/Lima|PG Port_Moresby PGK 675 Pacific/Port_Moresby|PH Manila PHP 63 Asia/Manila|PK Islamabad PKR 92 Asia/Karachi|PL Warsaw PLN 48 Europe/Warsaw|PT Lisbon EUR 351 Europe/Lisbon|PW Ngerulmud USD 680 Pacific/Palau|PY Asunción PYG 595 America/Asuncion|QA Doha QAR 974 Asia/Qatar|
RO Bucharest RON 40 Europe/Bucharest|RS Belgrade RSD 381 Europe/Belgrade|RU Moscow RUB 7 Europe/Moscow|RW Kigali RWF 250 Africa/Kigali|SA Riyadh SAR 966 Asia/Riyadh|SB Honiara SBD 677 Pacific/Guadalcanal|SC Victoria SCR 248 Indian/Mahe|SD Khartoum SDG 249 Africa/Khartoum|SE Stockholm SEK 46 Europe/Stockholm|SG Singapore SGD 65 Asia/Singapore|SI Ljubljana EUR 386 Europe/Ljubljana|SK Bratislava EUR 421 Europe/Bratislava|SL Freetown SLE 232 Africa/Freetown|SM San_Marino EUR 378 Europe/San_Marino|SN Dakar XOF 221 Africa/Dakar|SO Mogadishu SOS 252 Africa/Mogadishu|SR Paramaribo SRD 597 America/Paramaribo|SS Juba SSP 211 Africa/Juba|ST São_Tomé STN 239 Africa/Sao_Tome|SV San_Salvador USD 503 America/El_Salvador|SY Damascus SYP 963 Asia/Damascus|SZ Mbabane SZL 268 Africa/Mbabane|
TD N’Djamena XAF 235 Africa/Ndjamena|TG Lomé XOF 228 Africa/Lome|TH Bangkok THB 66 Asia/Bangkok|TJ Dushanbe TJS 992 Asia/Dushanbe|TL Dili USD 670 Asia/Dili|TM Ashgabat TMT 993 Asia/Ashgabat|TN Tunis TND 216 Africa/Tunis|TO Nukuʻalofa TOP 676 Pacific/Tongatapu|TR Ankara TRY 90 Europe/Istanbul|TT Port_of_Spain TTD 1 America/Port_of_Spain|TV Funafuti AUD 688 Pacific/Funafuti|TW Taipei TWD 886 Asia/Taipei|TZ Dodoma TZS 255 Africa/Dar_es_Salaam|UA Kyiv UAH 380 Europe/Kyiv|UG Kampala UGX 256 Africa/Kampala|US Washington,_D.C. USD 1 America/New_York|UY Montevideo UYU 598 America/Montevideo|UZ Tashkent UZS 998 Asia/Tashkent|VA Vatican_City EUR 39 Europe/Vatican|VC Kingstown XCD 1 America/St_Vincent|VE Caracas VES 58 America/Caracas|VN Hanoi VND 84 Asia/Ho_Chi_Minh|VU Port_Vila VUV 678 Pacific/Efate|WS Apia WST 685 Pacific/Apia|YE Sanaa YER 967 Asia/Aden|ZA Pretoria ZAR 27 Africa/Johannesburg|ZM Lusaka ZMW 260 Africa/Lusaka|ZW Harare ZWG 263 Africa/Harare`;

/** Names that people use besides those of the locale data. */
const otherNames: Readonly<Record<string, string>> = {
  uk: "GB",
  "great britain": "GB",
  britain: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  us: "US",
  usa: "US",
  america: "US",
  "united states of america": "US",
  holland: "NL",
  "the netherlands": "NL",
  "czech republic": "CZ",
  "ivory coast": "CI",
  burma: "MM",
  myanmar: "MM",
  turkey: "TR",
  "south korea": "KR",
  "north korea": "KP",
  russia: "RU",
  vatican: "VA",
  "cape verde": "CV",
  swaziland: "SZ",
  macedonia: "MK",
  uae: "AE",
  "hong kong": "",
  "east timor": "TL",
  "dr congo": "CD",
  drc: "CD",
  "democratic republic of the congo": "CD",
  "republic of the congo": "CG",
  bosnia: "BA",
};

/** Notes without which the capital alone would be misleading. */
const capitalNotes: Readonly<Record<string, string>> = {
  BO: "The government sits in La Paz.",
  GE: "The capital of the US state of Georgia is Atlanta.",
  GQ: "Since a decree of January 2026. The government is still moving from Malabo.",
  ID: "The government is moving to Nusantara.",
  IL: "Named so by Israel; most other countries keep their embassies in Tel Aviv.",
  LK: "The largest city is Colombo.",
  NL: "The government sits in The Hague.",
  ZA: "The seat of government. Parliament sits in Cape Town, the Supreme Court of Appeal in Bloemfontein.",
};

/** What the figure of a population leaves out, or which of two places it is for. */
const populationNotes: Readonly<Record<string, string>> = {
  CN: "Without Hong Kong, Macao and Taiwan.",
  FR: "Without its overseas departments and territories.",
  GE: "The US state of Georgia is another.",
  RS: "Without Kosovo.",
  US: "Without Puerto Rico and other territories.",
};

/** Countries whose English name takes "the". */
const withArticle = new Set("AE BS CF DO GB GM KM MH MV NL PH SB US".split(" "));

const countryNames = new Intl.DisplayNames("en-GB", { type: "region" });
const currencyNames = new Intl.DisplayNames("en-GB", { type: "currency" });

const list = rows
  .trim()
  .split(/\|\n?/)
  .map((row) => {
    const [code = "", capital = "", currency = "", callingCode = "", zone = ""] = row.split(" ");
    const name = countryNames.of(code) ?? code;
    return {
      code,
      name,
      called: withArticle.has(code) ? `the ${name}` : name,
      capital: capital.replaceAll("_", " "),
      capitalNote: capitalNotes[code],
      ...countrySizes[code],
      populationNote: populationNotes[code],
      currency: `${currencyNames.of(currency)} (${currency})`,
      callingCode,
      zone,
    };
  });

/** Countries by code. */
export const countryFacts = Object.fromEntries(list.map((country) => [country.code, country]));

/** Codes of countries by plain name; "" for a name that is not a country's. */
export const countryCodes = { ...Object.fromEntries(list.map(({ code, name }) => [plain(name), code])), ...otherNames };

/** As `src/answers/facts/places.ts` reads it: names are looked up here, because locale data takes an isolate long to load. */
export const places = {
  countries: Object.fromEntries(list.map(({ zone: _, ...country }) => [country.code, country])),
  names: countryCodes,
  capitals: Object.fromEntries(list.map(({ code, capital }) => [plain(capital), code])),
  parts,
  worldPopulation,
};
