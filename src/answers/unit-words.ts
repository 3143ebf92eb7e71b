/**
 * Whether a search may ask for a conversion, told by its last word where it names no amount: "light year in mm", but not "hotels in
 * paris". As a pattern, these words would take a new isolate milliseconds to compile, and every search would pay for them.
 */

const names = new Set(
  [
    "metre meter litre liter gram gramme inch inche foot feet yard mile year parsec pound ounce stone ton tonne carat acre hectare",
    "gallon pint quart cup spoon teaspoon tablespoon second minute hour day week month fortnight decade century knot bar atmosphere",
    "pascal torr joule calorie watt horsepower unit newton force dyne degree radian arc turn byte bit celsius fahrenheit centigrade",
    "kelvin hertz volt amp ampere ohm kilo furlong fathom micron angstrom pixel mercury grain erg therm barrel slug chain league",
    "m km cm mm nm pm dm µm um g kg mg µg ug mcg l ml cl dl in ft yd mi lb oz st t ha gal pt qt tbsp tsp cc b kb mb gb tb pb kib mib",
    "gib tib kbit mbit gbit tbit bp kbp mbp gbp mph kmh kph fp mp kn kt psi pa kpa hpa mpa mbar atm mmhg inhg w kw mw gw wh kwh mwh",
    "gwh j kj mj cal kcal btu hp p n lbf kgf rad deg c f k °c °f s m µs us ns min h hr ly au pc nmi rpm hz khz mhz ghz v kv mv a ma ah",
    "mah mpg px em rem sqft sqm",
  ]
    .join(" ")
    .split(" "),
);

const amount =
  /(?:[\d½¼¾]|\ban?\b|\bone\b|\bhalf\b).*(?: (?:to|in|into|as|equals?|is (?:what|how)) |=|->|→)|how many .+ (?:in|is|make|equal)|^-?[\d.,]+ ?[a-z/]{2,11}$| (?:in|from|=) \d/;
const wanted = /(?: (?:to|in|into|as|equals?) |=|->|→)(?:.*[^a-zµμ°])?([a-zµμ°]+)[23²³]?$/;
const prefix = /^(?:kilo|mega|giga|tera|peta|hecto|deca|deci|centi|milli|micro|nano|pico|kibi|mebi|gibi|tebi)/;

/** Whether it is worth loading what converts. */
export function mayConvert(words: string): boolean {
  return amount.test(words) || isUnit((wanted.exec(words)?.[1] ?? "").replaceAll("μ", "µ"));
}

function isUnit(name: string): boolean {
  const one = name.replace(/s$/, "");
  return [name, one, one.replace(prefix, "")].some((form) => names.has(form));
}
