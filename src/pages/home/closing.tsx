import { LinkButton } from "../../../client/components/button.tsx";
import { Band } from "../../../client/components/sections/band.tsx";
import { ClosingBird } from "../../../client/components/sections/closing-bird.tsx";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";

export function HomeClosing() {
  return (
    <Band tone="night" flush>
      <div className="say">
        <h2>{i18n.t("Start with one search")}</h2>
        <p className="lead">{i18n.t("We keep no record of it. Then get the browser too.")}</p>
        <div className="acts">
          <LinkButton href="#q">{i18n.t("Search now")}</LinkButton>
          <LinkButton href={href("app")} variant="line">
            {i18n.t("Get the browser")}
          </LinkButton>
        </div>
      </div>
      <ClosingBird />
    </Band>
  );
}
