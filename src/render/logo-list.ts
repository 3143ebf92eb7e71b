import { brandSlug } from "../contract/brand/brand-name.ts";

/** A logo for print, as the press page offers it and the build draws it: `/press/<file>.svg` and `.png`. */
export interface Logo {
  readonly file: string;
  readonly name: string;
  readonly form: "logo" | "mark" | "name" | "icon";
  /** The background that it is made for. */
  readonly ground: "light" | "dark";
}

export const logoList: readonly Logo[] = [
  { file: `${brandSlug}-logo-dark`, name: /*i18n*/ "Logo for light backgrounds", form: "logo", ground: "light" },
  { file: `${brandSlug}-logo-light`, name: /*i18n*/ "Logo for dark backgrounds", form: "logo", ground: "dark" },
  { file: `${brandSlug}-mark-dark`, name: /*i18n*/ "Bird for light backgrounds", form: "mark", ground: "light" },
  { file: `${brandSlug}-mark-light`, name: /*i18n*/ "Bird for dark backgrounds", form: "mark", ground: "dark" },
  { file: `${brandSlug}-name-dark`, name: /*i18n*/ "Name alone", form: "name", ground: "light" },
  { file: `${brandSlug}-icon`, name: /*i18n*/ "App icon", form: "icon", ground: "light" },
];

/** The size of each form in pixels. A brand name of another length is fitted into the same space. */
export const logoSizes: Readonly<Record<Logo["form"], readonly [width: number, height: number]>> = {
  logo: [1164, 320],
  mark: [936, 252],
  name: [900, 320],
  icon: [512, 512],
};
