export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;
}

function box(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h-${w}${corner(-r, -r)}v-${h}${corner(r, -r)}Z`;
}

/** Every icon as one path on a 24 px grid, drawn with a round stroke of 1.75 px. */
export const icons = {
  search: `${circle(11, 11, 6.5)}M16 16l4.5 4.5`,
  lock: `${box(5, 10.5, 14, 10, 2.5)}M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2`,
  shield:
    "M12 3.5c2.4 1.8 5 2.6 8 2.7 0 7-2.4 11.6-8 14.3-5.6-2.7-8-7.3-8-14.3 3-.1 5.6-.9 8-2.7ZM8.8 12l2.3 2.3 4.2-4.4",
  moon: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z",
  sun: `${circle(12, 12, 3.8)}M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4`,
  device: `${box(3.5, 4.5, 17, 12, 2)}M9 20h6M12 16.5V20`,
  menu: "M4 7h16M4 12h11M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  check: "m5 12.5 4.5 4.5L19 7.5",
  down: "m6 9.5 6 6 6-6",
  arrow: "M4.5 12h15M13.5 6l6 6-6 6",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  globe: `${circle(12, 12, 8.5)}M3.5 12h17M12 3.5c2.5 2.5 3.7 5.3 3.7 8.5s-1.2 6-3.7 8.5c-2.5-2.5-3.7-5.3-3.7-8.5S9.5 6 12 3.5Z`,
  phone: `${box(6.5, 3, 11, 18, 2.5)}M11 18h2`,
  laptop: `${box(4.5, 5, 15, 10.5, 2)}M2.5 19h19`,
  mail: `${box(3.5, 5.5, 17, 13, 2.5)}M4.5 8l7.5 5.5L19.5 8`,
  card: `${box(3.5, 5.5, 17, 13, 2.5)}M3.5 10h17M7 14.5h3`,
  broom: "M19.5 4 13 10.5M9.5 9l5.5 5.5-3.5 5.5-7.5-7.5L9.5 9ZM7 15.5l2-2M9.5 18l1.5-2.5",
  puzzle: "M4 8.5h4.6a2.6 2.6 0 1 1 3.8 0H17v4a2.6 2.6 0 1 1 0 3.8v4.2H4Z",
  feather:
    "M5 19.5 15 9M19.5 4.5c-5.5-.5-9 1-10.8 3.2C7 9.8 7 13 7.5 16.5c3.5.5 6.7.5 8.8-1.2 2.2-1.8 3.7-5.3 3.2-10.8ZM12.5 12h4",
  alert: "M12 4.5 21 19.5H3L12 4.5ZM12 10.5v4M12 17h.01",
  info: `${circle(12, 12, 8.5)}M12 11.5V16M12 8h.01`,
  clock: `${circle(12, 12, 8.5)}M12 7.5V12l3 2.5`,
  settings: `M4 8h7.5M16.5 8H20M4 16h3.5M12.5 16H20${circle(14, 8, 2.5)}${circle(10, 16, 2.5)}`,
  key: `${circle(8, 15.5, 4)}M11 12.5l8.5-8.5M16 7.5l2.5 2.5M13.5 10l2 2`,
  copy: `${box(8.5, 8.5, 11.5, 11.5, 2.5)}M15.5 5.5A2 2 0 0 0 13.5 4H6.5A2.5 2.5 0 0 0 4 6.5v7a2 2 0 0 0 1.5 2`,
  chat: "M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5v-7ZM8.5 10h.01M12 10h.01M15.5 10h.01",
  user: `${circle(12, 8.5, 4)}M4.5 20c.8-3.7 3.6-5.5 7.5-5.5s6.7 1.8 7.5 5.5`,
  call: "M6 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2.2 2A15 15 0 0 1 4 6.2 2 2 0 0 1 6 4Z",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 11a2 2 0 0 0 2 2h5.4a2 2 0 0 0 2-2l.8-11M10.5 11v5M13.5 11v5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  feed: "M5 19h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14",
} as const;

export type IconName = keyof typeof icons;
