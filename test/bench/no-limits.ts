import { limitSizes } from "../../src/platform/flood-table.ts";

const unlimited = { limit: async () => ({ success: true }) };

/** Stands in for the edge's rate limits, which would be what a load meets first. */
export const noLimits = {
  REQUESTS: unlimited,
  ...Object.fromEntries(limitSizes.map((size) => [`LIMIT_${size}`, unlimited])),
};
