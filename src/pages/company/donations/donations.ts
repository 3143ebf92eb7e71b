/** What was given away: whole US dollars by year and by what the receiving groups do. They are invented, like all our figures. */

/** The kinds of groups, in the order of the columns of the table. */
export const donationKinds = ["law", "software", "teaching", "research"] as const;
export type DonationKind = (typeof donationKinds)[number];

export interface DonationYear {
  readonly year: number;
  readonly usd: Readonly<Record<DonationKind, number>>;
}

/** Oldest first. A year is entered when its money has left the account, so the running year is not in the list. */
export const donations: readonly DonationYear[] = [
  given(2015, 10, 15, 0, 0),
  given(2016, 30, 30, 15, 0),
  given(2017, 50, 60, 25, 15),
  given(2018, 110, 100, 50, 40),
  given(2019, 150, 160, 80, 60),
  given(2020, 200, 210, 110, 80),
  given(2021, 290, 290, 150, 120),
  given(2022, 320, 330, 160, 140),
  given(2023, 330, 350, 170, 150),
  given(2024, 390, 390, 200, 170),
  given(2025, 470, 480, 250, 200),
];

/** Sums in thousands, the step in which we give. */
function given(year: number, law: number, software: number, teaching: number, research: number): DonationYear {
  return {
    year,
    usd: { law: law * 1000, software: software * 1000, teaching: teaching * 1000, research: research * 1000 },
  };
}

/** All that was given in one year, in US dollars. */
export function donatedIn({ usd }: DonationYear): number {
  return donationKinds.reduce((sum, kind) => sum + usd[kind], 0);
}

/** All that one kind of group was given over the years, in US dollars. */
export function donatedTo(kind: DonationKind): number {
  return donations.reduce((sum, { usd }) => sum + usd[kind], 0);
}
