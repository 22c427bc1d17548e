/** A word of ours (states/event-codes.ts), apart from what people write as their reason. */
export const up =
  'ALTER TABLE event_log ADD COLUMN code VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER actor_name';

export const down = 'ALTER TABLE event_log DROP COLUMN code';
