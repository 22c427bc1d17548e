// Traces: S8-658
/** How often the operator has answered that the bus is on its way. A second answer would only delay the customer. */
export const up = `
ALTER TABLE journeys
  ADD COLUMN missing_answers TINYINT UNSIGNED NOT NULL DEFAULT 0 AFTER missing_answered_at,
  ADD CONSTRAINT journeys_missing_answers CHECK (missing_answers <= 1)
`;

export const down = `
ALTER TABLE journeys
  DROP CONSTRAINT journeys_missing_answers,
  DROP COLUMN missing_answers
`;
