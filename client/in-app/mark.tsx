import { GoLink } from "../components/go-link.tsx";
import { Notice } from "../components/notice.tsx";
// Types only, so that the worker carries none of the screens; their style sheets are found by way of this line.
import type { ScreenName } from "./start.tsx";

/**
 * The place of a screen in a page inside the app. What stands in it until the screen is there is complete in itself: it
 * is all that somebody without scripts sees.
 */
export function AppScreen({ name, device }: { name: ScreenName; device: string }) {
  return (
    <div data-app-screen={name} data-device={device}>
      <div className="say">
        <Notice title="Asking the app">
          It answers to scripts only, in a second at most. Should this text stay, the website’s own page does the same.
        </Notice>
        <GoLink href="?via=web">Go on without the app</GoLink>
      </div>
    </div>
  );
}
