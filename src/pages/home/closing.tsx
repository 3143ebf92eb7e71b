import { Band } from "../../../client/components/band.tsx";
import { LinkButton } from "../../../client/components/button.tsx";
import { ClosingBird } from "../../../client/components/closing-bird.tsx";
import { href } from "../../contract/routes.ts";

export function Closing() {
  return (
    <Band tone="night" flush>
      <div className="say">
        <h2>Seen nothing? Good.</h2>
        <p className="lead">It was there the whole time. Take it with you.</p>
        <div className="acts">
          <LinkButton href={href("app")}>Take the browser</LinkButton>
          <LinkButton href="#q" variant="line">
            Search now
          </LinkButton>
        </div>
      </div>
      <ClosingBird />
    </Band>
  );
}
