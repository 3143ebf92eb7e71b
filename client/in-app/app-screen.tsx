import type { ComponentType, ReactElement } from "react";
import { Pending } from "./answers.tsx";
import type { InApp } from "./in-app.ts";
import styles from "./pane.module.css";
import { Pane } from "./pane.tsx";

/** The pages that have another form inside the apps: each is one screen, and `start.ts` has the module of each. */
export type ScreenName = "buy" | "restore" | "welcome" | "return" | "sign-in" | "email" | "manage" | "access-code";

export interface AppScreenProps {
  readonly app: InApp;
}

interface ScreenDeclaration {
  readonly name: ScreenName;
  /** The website's own page for the same purpose. It works without scripts, and does not lead back here. */
  web(): string;
  /** At first it must show what {@link AppScreen.mark} has written: that the app is being asked. */
  readonly Screen: ComponentType<AppScreenProps>;
}

/** An island that its page is all about (FLOW-9), so it wakes at once and not when it is touched. */
export interface AppScreen {
  /**
   * Its markup in a page: complete in itself, with a link that needs no script. `device` chooses the transport, `country` which
   * campaigns count.
   */
  mark(device: string, country: string | null): ReactElement;
  /** The same element again, which then asks the app. */
  wake(app: InApp): ReactElement;
}

export function appScreen({ name, web, Screen }: ScreenDeclaration): AppScreen {
  return {
    mark: (device, country) => (
      <div className={styles.screen} data-app-screen={name} data-device={device} data-country={country ?? undefined}>
        <Pane state="pending">
          <Pending web={web()} />
        </Pane>
      </div>
    ),
    wake: (app) => <Screen app={app} />,
  };
}
