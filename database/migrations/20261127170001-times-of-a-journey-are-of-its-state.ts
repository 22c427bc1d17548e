/** What has not been reported, or was taken back, has no time: a journey's times are those of its state and of the ones before it. */
export const up = `
ALTER TABLE journeys
  ADD CONSTRAINT journeys_times CHECK (
    (status <> 'notStarted' OR started_at IS NULL)
    AND (status NOT IN ('notStarted', 'started') OR finished_at IS NULL)
    AND (status NOT IN ('notStarted', 'started', 'finished') OR return_started_at IS NULL)
    AND (status IN ('returnCompleted', 'terminated') OR return_completed_at IS NULL)
    AND (status = 'terminated' OR terminated_at IS NULL)
  )
`;

export const down = 'ALTER TABLE journeys DROP CONSTRAINT journeys_times';
