/**
 * When the customer last reported the bus missing, and when the operator last answered. There is no answer without a report, and it is
 * later than the report. A job looks for unanswered reports.
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
