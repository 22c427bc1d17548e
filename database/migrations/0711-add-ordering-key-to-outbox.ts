/** Messages with the same key go out one after the other, in the order in which they were promised. */
export const up = `
ALTER TABLE outbox
  ADD COLUMN ordering_key VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER dedupe_key,
  ADD KEY outbox_ordering (ordering_key, id)
`;

export const down = `
ALTER TABLE outbox
  DROP KEY outbox_ordering,
  DROP COLUMN ordering_key
`;
