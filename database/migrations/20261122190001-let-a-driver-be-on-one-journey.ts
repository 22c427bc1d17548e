/**
 * A driver is on one journey at a time, however many requests arrive at once; a journey on the road has begun; and the alert about a
 * journey not started is sent once.
 */
export const up = `
ALTER TABLE journeys
  ADD COLUMN active_driver_user_id BIGINT UNSIGNED
    GENERATED ALWAYS AS (IF(status IN ('started', 'returnStarted'), driver_user_id, NULL)) STORED,
  ADD COLUMN delay_alerted_at DATETIME(3) NULL AFTER terminated_at,
  ADD UNIQUE KEY journeys_active_driver (active_driver_user_id),
  ADD KEY journeys_status (status),
  ADD CONSTRAINT journeys_begun CHECK (status IN ('notStarted', 'terminated') OR started_at IS NOT NULL)
`;

export const down = `
ALTER TABLE journeys
  DROP CONSTRAINT journeys_begun,
  DROP KEY journeys_status,
  DROP KEY journeys_active_driver,
  DROP COLUMN delay_alerted_at,
  DROP COLUMN active_driver_user_id
`;
