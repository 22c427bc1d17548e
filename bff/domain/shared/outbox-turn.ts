/**
 * SQL condition on a row `o` of `outbox`: of the messages with its ordering key it is the oldest that is neither sent nor given up. Keys are
 * promised with the thing that they name locked, so their ids are in the order of their commits.
 */
export const IS_ITS_TURN = `(o.ordering_key IS NULL OR NOT EXISTS (
  SELECT 1 FROM outbox earlier
    WHERE earlier.ordering_key = o.ordering_key AND earlier.id < o.id AND earlier.sent_at IS NULL AND earlier.failed_at IS NULL))`;
