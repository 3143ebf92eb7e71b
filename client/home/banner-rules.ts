/**
 * The CSS of the banner comes with its script instead of with the page, because few visits see it. The banner never covers
 * what has the focus, is at the end of the page in a low window, and is not printed.
 */
export const rules = `
@layer parts {
  html:has([data-home-banner]) {
    scroll-padding-block-end: 96px;
  }
  [data-home-banner] {
    position: fixed;
    inset-block-end: max(12px, env(safe-area-inset-bottom));
    inset-inline: 12px;
    z-index: 5;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    max-inline-size: 520px;
    margin-inline-start: auto;
    padding: 12px 12px 12px 20px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  [data-home-banner] p {
    flex: 1 1 9em;
    margin: 0;
    font-size: var(--t-small);
    line-height: 1.35;
  }
  [data-home-banner] button {
    display: grid;
    place-items: center;
    margin-inline-start: auto;
    inline-size: 44px;
    block-size: 44px;
    border: 0;
    border-radius: 99px;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }
  [data-home-banner] svg {
    inline-size: 24px;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-width: 1.75;
  }
  @media (max-height: 420px) {
    [data-home-banner] {
      position: static;
      margin: 12px;
    }
  }
  @media print {
    [data-home-banner] {
      display: none;
    }
  }
}`;
