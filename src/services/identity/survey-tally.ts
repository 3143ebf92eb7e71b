import { type SurveyAnswers, type SurveySums, withAnswers } from "../../contract/restoration/itr-survey.ts";
import { PinnedObject } from "../pinned.ts";

/** How often each answer of the survey was given. Which answers came together, and when, is not kept. */
export class SurveyTally extends PinnedObject {
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
 * Each answer goes to a random one of these objects, so that many visitors at once do not queue for a single one. The first
 * has no number because it already holds answers under that name.
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

/** How long an isolate keeps the sums, in milliseconds: nobody watches them by the second, and a reading asks every object. */
const keptFor = 60_000;

let kept: { readonly sums: SurveySums; readonly at: number } | null = null;

/** The sums of all answers, at most a minute old. */
export async function allSums({ SURVEY_TALLY }: Pick<Env, "SURVEY_TALLY">, now: number): Promise<SurveySums> {
  if (kept && Math.abs(now - kept.at) < keptFor) return kept.sums;
  const parts = await Promise.all(shards.map((name) => SURVEY_TALLY.getByName(name).sums()));
  kept = { sums: parts.reduce(sumOf, {}), at: now };
  return kept.sums;
}
