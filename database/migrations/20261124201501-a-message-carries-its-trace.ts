/** A message that is handled later, in another process, continues the trace of the request that queued it. */
export const up = `
ALTER TABLE outbox
  ADD COLUMN trace_parent CHAR(55) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER last_error,
  ADD COLUMN trace_state VARCHAR(512) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER trace_parent
`;

export const down = 'ALTER TABLE outbox DROP COLUMN trace_parent, DROP COLUMN trace_state';
