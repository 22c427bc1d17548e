/** One try to pay an order at the provider. At most one of an order can still be paid at a time. Amounts in öre. */
export const up = `
CREATE TABLE payments (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  order_id BIGINT UNSIGNED NOT NULL,
  status ENUM('created', 'open', 'succeeded', 'failed', 'expired', 'mismatch') NOT NULL DEFAULT 'created',
  amount BIGINT UNSIGNED NOT NULL,
  currency CHAR(3) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'SEK',
  captured_amount BIGINT UNSIGNED NOT NULL DEFAULT 0,
  refunded_amount BIGINT UNSIGNED NOT NULL DEFAULT 0,
  session_id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
  payment_intent_id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
  url TEXT NULL,
  expires_at DATETIME(3) NULL,
  idempotency_key VARCHAR(128) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  decline_code VARCHAR(80) NULL,
  decline_message VARCHAR(500) NULL,
  card_brand VARCHAR(32) NULL,
  card_last4 CHAR(4) NULL,
  succeeded_at DATETIME(3) NULL,
  open_order_id BIGINT UNSIGNED AS (IF(status IN ('created', 'open', 'failed'), order_id, NULL)) STORED,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY payments_session (session_id),
  UNIQUE KEY payments_intent (payment_intent_id),
  UNIQUE KEY payments_idempotency (idempotency_key),
  UNIQUE KEY payments_one_open (open_order_id),
  KEY payments_order (order_id),
  KEY payments_status (status, expires_at),
  CONSTRAINT payments_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT,
  CONSTRAINT payments_amount_positive CHECK (amount > 0),
  CONSTRAINT payments_refund_within_captured CHECK (refunded_amount <= captured_amount)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE payments';
