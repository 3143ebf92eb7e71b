import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { island } from "../../islands/island.tsx";
import { SiteMenu } from "./site-menu.tsx";

const shape = z.object({ current: z.string() });

interface MenuProps {
  readonly current: string;
  readonly items: readonly { readonly label: string; readonly href: string; readonly icon: string }[];
}

/** The links are already in the page: they are read from there instead of sent twice. */
function parseProps(value: unknown, marked: HTMLElement): MenuProps {
  const links = [...marked.querySelectorAll<HTMLAnchorElement>("a[data-icon]")];
  return {
    ...shape.parse(value),
    items: links.map((link) => ({
      label: link.textContent,
      href: link.getAttribute("href") ?? "",
      icon: link.dataset.icon ?? "",
    })),
  };
}

/** The theme switch counts as part of the menu: it is an island of its own, which small screens show in the open menu. */
function isOfMenu(target: EventTarget | null, menu: HTMLElement): boolean {
  if (!(target instanceof Element)) return false;
  return menu.contains(target) || target.closest('[data-island="theme-switch"]') !== null;
}

/** The menu closes on Escape, on a click outside and when the focus leaves it, and gives the focus back. */
function MenuIsland({ current, items }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = (event: Event) => {
      const details = menu.current;
      if (!details?.open || isOfMenu(event.target, details)) return;
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

export const menuIsland = island({
  name: "menu",
  Component: MenuIsland,
  parseProps,
  inMarkup: ["items"],
});
