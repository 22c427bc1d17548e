/** Events from the provider, each once. The object is fetched again when it is handled. */
export const table = `
CREATE TABLE IF NOT EXISTS payment_events (
  event_id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  type VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  object_kind VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  object_id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  payment_id BIGINT UNSIGNED NULL,
  metadata JSON NULL,
  provider_created_at DATETIME(3) NOT NULL,
  received_at DATETIME(3) NOT NULL,
  handled_at DATETIME(3) NULL,
  outcome VARCHAR(40) NULL,
  attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  last_error VARCHAR(1000) NULL,
  locked_until DATETIME(3) NULL,
  PRIMARY KEY (event_id),
  KEY payment_events_due (handled_at,received_at),
  KEY payment_events_object (object_id),
  KEY payment_events_payment (payment_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
