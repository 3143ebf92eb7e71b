import { Button } from "../components/button.tsx";
import type { ScreenProps } from "./start.tsx";

/** Back to where the app's settings show the subscription. */
export function SettingsButton({ app }: ScreenProps) {
  return (
    <Button
      type="button"
      variant="line"
      icon="settings"
      onClick={() => app.connect().notify("useSubscription", "backToSettings")}
    >
      Back to the app’s settings
    </Button>
  );
}
