import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { type IconName, icons } from "../components/icons.ts";
import { SiteMenu } from "../components/site-menu.tsx";

const shape = z.object({
  current: z.string(),
  items: z.array(
    z.object({
      label: z.string(),
      href: z.string(),
      icon: z.custom<IconName>((name) => typeof name === "string" && Object.hasOwn(icons, name)),
    }),
  ),
});

export interface MenuProps {
  readonly current: string;
  readonly items: readonly { readonly label: string; readonly href: string; readonly icon: IconName }[];
}

export const parseProps = (value: unknown): MenuProps => shape.parse(value);

/** The menu closes on Escape, on a click outside and when the focus leaves it, and gives the focus back. */
export function MenuIsland({ current, items }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const details = menu.current;
      if (!details?.open || (event.target instanceof Node && details.contains(event.target))) return;
      details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
  return <SiteMenu ref={menu} items={items} current={current} />;
}

export const Component = MenuIsland;
