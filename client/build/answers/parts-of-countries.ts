/**
 * Parts of countries with a capital of their own: "Name=Capital". The state of Georgia is left out: the country comes first.
 */
const rows = `
England=London|Scotland=Edinburgh|Wales=Cardiff|Northern Ireland=Belfast
Alabama=Montgomery|Alaska=Juneau|Arizona=Phoenix|Arkansas=Little Rock|California=Sacramento|Colorado=Denver|Connecticut=Hartford|Delaware=Dover|Florida=Tallahassee|Hawaii=Honolulu|Idaho=Boise|Illinois=Springfield|Indiana=Indianapolis|Iowa=Des Moines|Kansas=Topeka|Kentucky=Frankfort|Louisiana=Baton Rouge|Maine=Augusta|Maryland=Annapolis|Massachusetts=Boston|Michigan=Lansing|Minnesota=Saint Paul|Mississippi=Jackson|Missouri=Jefferson City|Montana=Helena|Nebraska=Lincoln|Nevada=Carson City|New Hampshire=Concord|New Jersey=Trenton|New Mexico=Santa Fe|New York State=Albany|North Carolina=Raleigh|North Dakota=Bismarck|Ohio=Columbus|Oklahoma=Oklahoma City|Oregon=Salem|Pennsylvania=Harrisburg|Rhode Island=Providence|South Carolina=Columbia|South Dakota=Pierre|Tennessee=Nashville|Texas=Austin|Utah=Salt Lake City|Vermont=Montpelier|Virginia=Richmond|Washington State=Olympia|West Virginia=Charleston|Wisconsin=Madison|Wyoming=Cheyenne
Alberta=Edmonton|British Columbia=Victoria|Manitoba=Winnipeg|New Brunswick=Fredericton|Newfoundland and Labrador=St. John’s|Nova Scotia=Halifax|Ontario=Toronto|Prince Edward Island=Charlottetown|Quebec=Quebec City|Saskatchewan=Regina|Yukon=Whitehorse|Northwest Territories=Yellowknife|Nunavut=Iqaluit
New South Wales=Sydney|Queensland=Brisbane|South Australia=Adelaide|Tasmania=Hobart|Western Australia=Perth|Northern Territory=Darwin`;

/** Names and capitals, by the name in lower case. */
export const parts: Readonly<Record<string, readonly [name: string, capital: string]>> = Object.fromEntries(
  rows
    .trim()
    .split(/[|\n]/)
    .map((row) => {
      const [name = "", capital = ""] = row.split("=");
      return [name.toLowerCase(), [name, capital]];
    }),
);
