/**
 * A thing in the log has a number (`entity_id`) or, where it has none, a name of its own (`entity_key`: a setting's key, a page's slug).
 * The indexes serve the administrators' list, newest first: the whole log, one kind of thing, one kind of change.
 */
export const up = `
ALTER TABLE event_log
  MODIFY COLUMN entity_id BIGINT UNSIGNED NULL,
  ADD COLUMN entity_key VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER entity_id,
  ADD KEY event_log_entity_key (entity_key, entity, id),
  ADD KEY event_log_at (at),
  ADD KEY event_log_entity_at (entity, at),
  ADD KEY event_log_to_state_at (to_state, at),
  ADD CONSTRAINT event_log_number_or_key CHECK ((entity_id IS NULL) <> (entity_key IS NULL))
`;

/** The number stays nullable: entries of things with a key can't be taken away, the log is append-only. */
export const down = `
ALTER TABLE event_log
  DROP CONSTRAINT event_log_number_or_key,
  DROP KEY event_log_to_state_at,
  DROP KEY event_log_entity_at,
  DROP KEY event_log_at,
  DROP KEY event_log_entity_key,
  DROP COLUMN entity_key
`;
