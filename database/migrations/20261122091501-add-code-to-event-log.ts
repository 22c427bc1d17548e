/** One of our codes (states/event-codes.ts), separate from the reasons that people write. */
export const up =
  'ALTER TABLE event_log ADD COLUMN code VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER actor_name';

export const down = 'ALTER TABLE event_log DROP COLUMN code';
