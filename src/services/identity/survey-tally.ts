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
