/** Deviations of a journey. `send_key` comes from the form: a report sent twice is stored once. */
export const up = `
CREATE TABLE IF NOT EXISTS deviations (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  journey_id BIGINT UNSIGNED NOT NULL,
  send_key CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  status ENUM('createdByDriver', 'createdByOperator', 'needsInvoice', 'charged', 'invoiceSent', 'paidOffline', 'rejected') NOT NULL,
  handling ENUM('notHandled', 'handled', 'done', 'noDeviation') NOT NULL DEFAULT 'notHandled',
  cause VARCHAR(200) NOT NULL,
  extra_metres BIGINT UNSIGNED NOT NULL,
  extra_minutes INT UNSIGNED NOT NULL,
  price BIGINT UNSIGNED NULL,
  comment VARCHAR(2000) NULL,
  signature VARCHAR(200) NOT NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY deviations_sent_once (journey_id, send_key),
  KEY deviations_status (status, id),
  CONSTRAINT deviations_journey FOREIGN KEY (journey_id) REFERENCES journeys (id) ON DELETE RESTRICT,
  CONSTRAINT deviations_priced CHECK (status IN ('createdByDriver', 'createdByOperator') OR COALESCE(price, 0) > 0),
  CONSTRAINT deviations_handled CHECK ((handling = 'done') = (status NOT IN ('createdByDriver', 'createdByOperator')))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE deviations';
