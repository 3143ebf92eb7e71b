import { type SurveyAnswers, type SurveySums, withAnswers } from "../../contract/restoration/itr-survey.ts";
import { PlacedObject } from "../placed.ts";

/** How often each answer of the survey was given. Which answers came together, and when, is not kept. */
export class SurveyTally extends PlacedObject {
  async add(answers: SurveyAnswers): Promise<void> {
    this.ctx.storage.kv.put("sums", withAnswers(this.kept, answers));
  }

  async sums(): Promise<SurveySums> {
    return this.kept;
  }

  private get kept(): SurveySums {
    return this.ctx.storage.kv.get<SurveySums>("sums") ?? {};
  }
}

/**
 * Answers go to any one of these, so that none stands in the way of many visitors at once; the first is the one that held
 * all of them before there were others.
 */
const shards = ["all", ...Array.from({ length: 15 }, (_, index) => `all:${index + 1}`)];

export function anyTally({ SURVEY_TALLY }: Pick<Env, "SURVEY_TALLY">, random: number) {
  return SURVEY_TALLY.getByName(shards[Math.floor(random * shards.length)] ?? "all");
}

function sumOf(one: SurveySums, other: SurveySums): SurveySums {
  const questions = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(questions.map((question) => [question, counts(one[question], other[question])]));
}

function counts(one: SurveySums[string] = {}, other: SurveySums[string] = {}): SurveySums[string] {
  const answers = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(answers.map((answer) => [answer, (one[answer] ?? 0) + (other[answer] ?? 0)]));
}

/** Milliseconds that sums are kept in an isolate: nobody watches them by the second, and each reading asks every part. */
const keptFor = 60_000;

let kept: { readonly sums: SurveySums; readonly at: number } | null = null;

/** What all answers come to, at most a minute old. */
export async function allSums({ SURVEY_TALLY }: Pick<Env, "SURVEY_TALLY">, now: number): Promise<SurveySums> {
  if (kept && Math.abs(now - kept.at) < keptFor) return kept.sums;
  const parts = await Promise.all(shards.map((name) => SURVEY_TALLY.getByName(name).sums()));
  kept = { sums: parts.reduce(sumOf, {}), at: now };
  return kept.sums;
}
