/**
 * The brokers of the demonstration. All are invented, and `.example` leads nowhere. No two are alike: how long one takes
 * to answer (seconds), how long it takes to remove a page (days), and what goes wrong with it.
 */

/** `steady` answers at once, `flaky` fails once or twice first, `down` never answers. */
export type Reliability = "steady" | "flaky" | "down";

export interface Broker {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  /** Milliseconds until it answers, give or take a third. */
  readonly pace: number;
  /** How long it may take to remove a page. */
  readonly days: number;
  readonly reliability: Reliability;
}

type Row = readonly [name: string, seconds: number, days: number, reliability?: Reliability];

// Brokers that are down or slow come early, so that the scan does not end up waiting for their last try.
const rows: readonly Row[] = [
  ["Whois Near", 1.4, 7],
  ["Old Neighbours", 2.1, 14],
  ["Long Silence", 2.4, 30, "down"],
  ["Find the Family", 1.9, 30],
  ["Ledger of Everyone", 5.6, 45],
  ["People Pages", 1.2, 10],
  ["Every Address", 3.1, 21],
  ["Doorbell Index", 1.6, 12],
  ["Hearsay and Hedge", 2.7, 28, "flaky"],
  ["Cobweb Records", 2.2, 45, "down"],
  ["Once Lived Here", 1.8, 9],
  ["Folded Names", 2.5, 16],
  ["The Gossip Cabinet", 4.8, 40],
  ["Kith and Ken", 1.3, 11],
  ["Postcode Parade", 2, 18],
  ["Who Moved Where", 2.9, 33, "flaky"],
  ["Paper Shadows", 1.7, 8],
  ["Census of Strangers", 5.2, 42],
  ["Lamp Post Listings", 1.5, 13],
  ["Yesterday's Phone", 2.3, 20],
  ["Brass Plate", 2.6, 24],
  ["Closed for Lunch", 2.1, 35, "down"],
  ["Tell Me Who", 1.1, 7],
  ["Garden Fence", 1.9, 15],
  ["Hundred Households", 3.4, 38],
  ["Street by Street", 2.2, 17],
  ["Magpie Files", 2.8, 26, "flaky"],
  ["Aunt Agatha Knows", 1.4, 10],
  ["Second Cousins", 1.8, 19],
  ["Open Drawer", 2.4, 22],
  ["Half a Million Names", 4.4, 44],
  ["Letterbox Lookup", 1.6, 12],
  ["Where Are They Now-ish", 2, 27],
  ["Townsfolk", 1.3, 9],
  ["Peep and Parcel", 2.7, 31, "flaky"],
  ["Roll Call", 1.5, 14],
  ["Attic Archive", 3.6, 36],
  ["Inkblot Registry", 2.1, 23],
  ["The Curious Clerk", 1.9, 16],
  ["Over the Road", 1.2, 8],
  ["Birthday Book", 2.3, 25],
  ["Tin of Numbers", 2.5, 29, "flaky"],
  ["Footprint Bazaar", 3, 34],
  ["Maiden and Married", 1.7, 18],
  ["Pavement Stories", 1.4, 11],
  ["Rumour Mill Data", 2.2, 41],
  ["Nosy Parker Direct", 1.8, 21],
  ["All Our Yesterdays Data", 4, 45],
  ["Quill and Query", 1.3, 13],
  ["Page of Anyone", 1.6, 15],
  ["Hall of Records-ish", 2.4, 32, "flaky"],
  ["Signpost Search", 1.5, 10],
  ["Homestead Hints", 2, 24],
  ["Pigeonhole", 1.1, 9],
  ["Small Town Signal", 1.9, 20],
  ["Trail of Crumbs", 2.6, 37, "flaky"],
  ["Visiting Card", 1.4, 12],
  ["Common Knowledge Co", 1.7, 28],
  ["Last Known Address", 2.1, 39],
  ["Thimble and Trace", 1.2, 14],
];

export const brokers: readonly Broker[] = rows.map(([name, seconds, days, reliability = "steady"]) => {
  const id = name.toLowerCase().replace(/[^a-z]+/g, "-");
  return { id, name, host: `${id.replaceAll("-", "")}.example`, pace: seconds * 1000, days, reliability };
});

export const brokersById: ReadonlyMap<string, Broker> = new Map(brokers.map((broker) => [broker.id, broker]));
