/**
 * A person may send a given-up message again, or close it for good. `attempts` names the claim and so never falls: the tries that do not
 * count any more are `forgiven_attempts`.
 */
export const up = `
ALTER TABLE outbox
  ADD COLUMN forgiven_attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0 AFTER attempts,
  ADD COLUMN closed_at DATETIME(3) NULL AFTER failed_at,
  ADD CONSTRAINT outbox_closed_is_given_up CHECK (closed_at IS NULL OR failed_at IS NOT NULL),
  ADD CONSTRAINT outbox_forgiven_were_made CHECK (forgiven_attempts <= attempts)
`;

export const down = `
ALTER TABLE outbox
  DROP CONSTRAINT outbox_closed_is_given_up,
  DROP CONSTRAINT outbox_forgiven_were_made,
  DROP COLUMN forgiven_attempts,
  DROP COLUMN closed_at
`;
