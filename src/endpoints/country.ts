import type { Context } from "hono";
import { isEligible } from "../contract/country.ts";
import type { Http } from "../http.ts";
import { jsonAnswer } from "../render/answers.ts";

/** `GET /country.json`: `{"country":"IE"}`, or `{"country":""}` where none is known. */
export function country(c: Context<Http>): Response {
  const { visit } = c.var;
  return jsonAnswer(visit, { country: visit.country ?? "" });
}

/** `GET /privacy-pro-eligible.json`: 200 where the subscription is sold, else 403. */
export function proEligible(c: Context<Http>): Response {
  const { visit } = c.var;
  const eligible = isEligible(visit.country);
  return jsonAnswer(visit, { eligible }, eligible ? 200 : 403);
}
