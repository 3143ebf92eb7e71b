import type { Expected } from "./neighbours.ts";

/** What somebody told in public of a search box, a calculator or a converter that did wrong, tried on ours with inputs of our own. */
interface Report {
  /** What kind of thing it was told of. */
  readonly source:
    | "search box, sums"
    | "search box, units"
    | "launcher, sums"
    | "launcher, units"
    | "calculator app, sums"
    | "calculator app, numerals"
    | "text tools";
  readonly asked: string;
  readonly right: Expected;
  /** What ours answered when it was first tried, if that was wrong. */
  readonly was?: string;
}

export const reports: readonly Report[] = [
  { source: "search box, sums", asked: "418.0005/8", right: 52.2500625, was: "nothing" },
  { source: "search box, sums", asked: "104369.70+104.37", right: 104474.07 },
  { source: "search box, sums", asked: "(4.2-4.1)*6000", right: 600 },
  { source: "search box, sums", asked: ".3*100", right: 30 },
  { source: "search box, sums", asked: "8493,11 / 876,6", right: 9.68869495779, was: "nothing" },
  { source: "search box, sums", asked: "3000 * 0.035", right: 105 },
  { source: "search box, sums", asked: "2*/(3*10^8)", right: null },
  { source: "search box, sums", asked: "919-438-6966", right: null },
  { source: "search box, sums", asked: "(919) 438-6966", right: null },
  { source: "search box, sums", asked: "1337x", right: null },
  { source: "search box, sums", asked: "what percent of 5 is 7?", right: 140 },
  { source: "search box, sums", asked: "9500+7804", right: 17304 },
  { source: "launcher, sums", asked: "12/6/2/2", right: 0.5, was: "nothing" },
  { source: "launcher, sums", asked: "256/7680", right: 0.0333333333333 },
  { source: "launcher, sums", asked: "1,5 + 2,3", right: 3.8, was: "nothing" },
  { source: "launcher, sums", asked: "0,1+0,2", right: 0.3, was: "nothing" },
  { source: "launcher, sums", asked: "5,120.22 + 1,000.34", right: 6120.56 },
  { source: "launcher, sums", asked: "1 250 000 / 4", right: 312500, was: "nothing" },
  { source: "launcher, sums", asked: "1e9/20", right: 50000000 },
  { source: "launcher, sums", asked: "0-1e0", right: -1 },
  { source: "launcher, sums", asked: "9!", right: 362880 },
  { source: "launcher, sums", asked: "−10+1", right: -9 },
  { source: "launcher, sums", asked: "2∕2", right: 1, was: "nothing" },
  { source: "launcher, sums", asked: "3(4+5)", right: 27, was: "nothing" },
  { source: "launcher, sums", asked: "8/2(2+2)", right: null },
  { source: "launcher, sums", asked: "18^53 mod 77", right: null },
  { source: "calculator app, sums", asked: "90% * 25", right: 22.5 },
  { source: "calculator app, sums", asked: "(5+4)%", right: 0.09, was: "nothing" },
  { source: "calculator app, sums", asked: "4(5)", right: 20, was: "nothing" },
  { source: "calculator app, sums", asked: "-3^2", right: -9 },
  { source: "calculator app, sums", asked: "pi*0", right: 0 },
  { source: "calculator app, sums", asked: "sin(30 deg)", right: 0.5, was: "nothing" },
  { source: "calculator app, sums", asked: "1+2+", right: null },
  { source: "calculator app, sums", asked: "5 mod 0", right: null },
  { source: "calculator app, numerals", asked: "0xFFFFFFFF", right: 4294967295 },
  { source: "calculator app, numerals", asked: "0x1e00 to decimal", right: 7680 },
  { source: "search box, units", asked: "1 sq in in sq cm", right: 6.4516, was: "nothing" },
  { source: "search box, units", asked: "2 n m in ft lb", right: 1.47512429855, was: "nothing" },
  { source: "search box, units", asked: "70 km/h to m/h", right: 43.4959834566, was: "nothing" },
  { source: "search box, units", asked: "1 dyne in newton", right: 0.00001, was: "nothing" },
  { source: "search box, units", asked: "1 ping in square feet", right: 35.5831749312, was: "nothing" },
  { source: "search box, units", asked: "BTU to KwH", right: 0.000293071070172, was: "nothing" },
  { source: "search box, units", asked: "1GiB in MiB", right: 1024 },
  { source: "search box, units", asked: "161 pm to m", right: 1.61e-10, was: "nothing" },
  { source: "search box, units", asked: "how many ounces in a cup", right: 8.79876993196, was: "nothing" },
  { source: "search box, units", asked: "750ml to cups", right: 3 },
  { source: "search box, units", asked: "2km to mi", right: 1.24274238447 },
  { source: "launcher, units", asked: "2ft3in in cm", right: 68.58 },
  { source: "launcher, units", asked: "5ft 9in to in", right: 69, was: "nothing" },
  { source: "launcher, units", asked: "6'2\" in cm", right: 187.96 },
  { source: "launcher, units", asked: "-65F in C", right: -53.8888888889 },
  { source: "launcher, units", asked: "-10 C to F", right: 14 },
  { source: "launcher, units", asked: "-10 fahrenheit to celcius", right: -23.3333333333, was: "nothing" },
  { source: "launcher, units", asked: "10 L in gal", right: 2.19969248299 },
  { source: "launcher, units", asked: "3 foot in yard", right: 1 },
  { source: "launcher, units", asked: "100 cm in feet", right: 3.28083989501 },
  { source: "launcher, units", asked: "220 kpa to psi", right: 31.9083023006 },
  { source: "launcher, units", asked: "10 gpm to cfm", right: 1.33680555556, was: "nothing" },
  { source: "launcher, units", asked: "24 us fl oz in ml", right: 709.7647095 },
  { source: "launcher, units", asked: "40 thou in mm", right: 1.016, was: "nothing" },
  { source: "launcher, units", asked: "4.75 kB/ms in MB/s", right: 4.75, was: "nothing" },
  { source: "launcher, units", asked: "1,5 km to mile", right: 0.932056788356, was: "nothing" },
  { source: "launcher, units", asked: "5ft 6g to in", right: null },
  { source: "launcher, units", asked: "10 l in kg", right: null },
  { source: "text tools", asked: "md5 hash otter", right: "d8e265f13545e890c178a34a72f62c43", was: "nothing" },
  { source: "text tools", asked: "md5 program for mac", right: null },
  { source: "text tools", asked: "sha1 image-10.1.zip", right: null, was: "184876e4d57109736a78e1043d8666e1e8d6aca1" },
  { source: "text tools", asked: "convert picture to base64", right: null },
  { source: "text tools", asked: "shawshank", right: null },
  { source: "text tools", asked: "roman mmcml", right: "2950", was: "nothing" },
  { source: "text tools", asked: "arabic man", right: null },
  { source: "text tools", asked: "unicode black heart suit", right: "♥", was: "nothing" },
  { source: "text tools", asked: "what does unicode mean", right: null },
];
