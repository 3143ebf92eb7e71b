import { circle, icons } from "../../components/icons.ts";

/** The icons of the links in the menu, as paths like {@link icons}: `npm run pictures` makes a file of each. */
export const menuIcons = {
  broom: icons.broom,
  call: icons.call,
  chat: icons.chat,
  download: icons.download,
  eyeoff:
    "M4 4.5 20 19.5M9.9 6.4c.7-.2 1.4-.3 2.1-.3 4.2 0 7.3 2.6 9 5.9-.6 1.2-1.4 2.3-2.4 3.2M6.3 8C4.9 9 3.8 10.4 3 12c1.7 3.3 4.8 5.9 9 5.9 1.3 0 2.5-.2 3.6-.7M9.9 10.1a2.8 2.8 0 0 0 3.9 3.9",
  feather: icons.feather,
  help: `${circle(12, 12, 8.5)}M9.7 9.7c.2-1.4 1.1-2.2 2.4-2.2 1.4 0 2.4.9 2.4 2.2 0 1.9-2.5 2-2.5 4M12 16.7h.01`,
  laptop: icons.laptop,
  mail: icons.mail,
  search: icons.search,
  settings: icons.settings,
  shield: icons.shield,
  tunnel: "M4 20v-7a8 8 0 0 1 16 0v7M8.5 20v-6.5a3.5 3.5 0 0 1 7 0V20M2.5 20h3M18.5 20h3M12 17.5v2.5",
  user: icons.user,
} as const;

export type MenuIcon = keyof typeof menuIcons;
