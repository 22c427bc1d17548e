/**
 * A customer says that the bus did not come, and the operator answers: when each last did. What was never said cannot be answered, and an
 * answer comes after what it answers. The clock looks for what waits for an answer.
 */
export const up = `
ALTER TABLE journeys
  ADD COLUMN missing_reported_at DATETIME(3) NULL AFTER delay_alerted_at,
  ADD COLUMN missing_answered_at DATETIME(3) NULL AFTER missing_reported_at,
  ADD KEY journeys_missing (missing_reported_at),
  ADD CONSTRAINT journeys_missing_answered CHECK (
    missing_answered_at IS NULL OR (missing_reported_at IS NOT NULL AND missing_answered_at >= missing_reported_at)
  )
`;

export const down = `
ALTER TABLE journeys
  DROP CONSTRAINT journeys_missing_answered,
  DROP KEY journeys_missing,
  DROP COLUMN missing_answered_at,
  DROP COLUMN missing_reported_at
`;
