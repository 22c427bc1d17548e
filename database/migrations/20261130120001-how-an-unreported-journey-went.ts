/**
 * What is found out afterwards about a journey that nobody reported, and according to whom: only of one that the clock closed, which says no
 * reason.
 */
export const up = `
ALTER TABLE journeys
  ADD COLUMN outcome ENUM('driven', 'notDriven') NULL AFTER termination_reason,
  ADD COLUMN outcome_source VARCHAR(200) NULL AFTER outcome,
  ADD CONSTRAINT journeys_outcome CHECK (
    (outcome IS NULL AND outcome_source IS NULL)
    OR (outcome IS NOT NULL AND outcome_source IS NOT NULL AND status = 'terminated' AND termination_reason IS NULL)
  )
`;

export const down = `
ALTER TABLE journeys
  DROP CONSTRAINT journeys_outcome,
  DROP COLUMN outcome_source,
  DROP COLUMN outcome
`;
