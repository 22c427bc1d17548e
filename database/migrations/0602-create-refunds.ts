export const up = `
CREATE TABLE refunds (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  payment_id BIGINT UNSIGNED NOT NULL,
  booking_id BIGINT UNSIGNED NULL,
  amount BIGINT UNSIGNED NOT NULL,
  status ENUM('requested', 'pending', 'succeeded', 'failed') NOT NULL DEFAULT 'requested',
  reason ENUM('canceled', 'latePayment', 'mismatch', 'change', 'manual') NOT NULL,
  provider_refund_id VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NULL,
  idempotency_key VARCHAR(128) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  failure_reason VARCHAR(500) NULL,
  completed_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY refunds_provider (provider_refund_id),
  UNIQUE KEY refunds_idempotency (idempotency_key),
  KEY refunds_payment (payment_id),
  KEY refunds_booking (booking_id),
  KEY refunds_status (status),
  CONSTRAINT refunds_payment FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE RESTRICT,
  CONSTRAINT refunds_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE RESTRICT,
  CONSTRAINT refunds_amount_positive CHECK (amount > 0)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE refunds';
