const hour = 3_600_000;

/**
 * The start of the present hour, in milliseconds since 1970, for a page that shows the opening hours of the adviser lines: these
 * open and close on the hour, so the page changes on the hour too, and can be cached until then.
 */
export function thisHour(): number {
  return Math.floor(Date.now() / hour) * hour;
}
