/** Receipts as issued: their content never changes. `version` counts from 1, in case one is issued again. */
export const up = `
CREATE TABLE receipts (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  order_id BIGINT UNSIGNED NOT NULL,
  version SMALLINT UNSIGNED NOT NULL,
  content JSON NOT NULL,
  issued_at DATETIME(3) NOT NULL,
  UNIQUE KEY receipts_version (order_id, version),
  CONSTRAINT receipts_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE receipts';
