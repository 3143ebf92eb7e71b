import type { Context } from "hono";
import { defineFeature } from "../../feature.ts";
import type { Http } from "../../http.ts";
import { answerPage } from "../../render/answer-page.ts";
import { fallbackPages, notFound } from "./routes.tsx";

export const fallback = defineFeature({ pages: fallbackPages });

/** The answer where there is no page. */
export function answerNotFound(c: Context<Http>): Promise<Response> {
  return answerPage(c, notFound);
}
