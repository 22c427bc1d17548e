/** Side effects after commit: mail, refunds, outgoing calls. A row is sent, given up (failed_at), or due. */
export const table = `
CREATE TABLE IF NOT EXISTS outbox (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  kind VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  payload JSON NOT NULL,
  dedupe_key VARCHAR(160) CHARACTER SET ascii COLLATE ascii_bin NULL,
  ordering_key VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NULL,
  due_at DATETIME(3) NOT NULL,
  attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  forgiven_attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  locked_until DATETIME(3) NULL,
  sent_at DATETIME(3) NULL,
  failed_at DATETIME(3) NULL,
  closed_at DATETIME(3) NULL,
  last_error VARCHAR(1000) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  PRIMARY KEY (id),
  UNIQUE KEY outbox_dedupe (dedupe_key),
  KEY outbox_due (sent_at,failed_at,due_at),
  KEY outbox_ordering (ordering_key,id),
  CONSTRAINT outbox_one_end CHECK (sent_at is null or failed_at is null),
  CONSTRAINT outbox_closed_is_given_up CHECK (closed_at is null or failed_at is not null),
  CONSTRAINT outbox_forgiven_were_made CHECK (forgiven_attempts <= attempts)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
