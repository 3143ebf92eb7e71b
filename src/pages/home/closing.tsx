import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { ClosingBird } from "../../../client/components/closing-bird.tsx";
import { href } from "../../contract/routes.ts";

export function Closing() {
  return (
    <Band tone="night" flush>
      <div className="say">
        <h2>Start with one search</h2>
        <p className="lead">We keep no record of it. Then get the browser too.</p>
        <div className="acts">
          <LinkButton href="#q">Search now</LinkButton>
          <LinkButton href={href("app")} variant="line">
            Get the browser
          </LinkButton>
        </div>
      </div>
      <ClosingBird />
    </Band>
  );
}
