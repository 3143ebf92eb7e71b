import { brand } from "../../src/contract/brand/brand.ts";
import { routes } from "../../src/contract/routes.ts";
import { colours } from "../../src/contract/theme/colours.ts";

const icon = (size: 192 | 512) => ({
  src: `/icons/icon-${size}.png`,
  type: "image/png",
  sizes: `${size}x${size}`,
});

/** What an installed site is called and looks like: `/site.webmanifest`. */
export const manifest = {
  id: routes.home.path,
  name: brand.name,
  short_name: brand.name,
  description: brand.summary,
  start_url: routes.home.path,
  display: "minimal-ui",
  background_color: colours.background[0],
  theme_color: colours.night[0],
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
    icon(192),
    icon(512),
    { ...icon(512), purpose: "maskable" },
  ],
};
