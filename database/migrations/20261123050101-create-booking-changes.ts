/**
 * A change of a booked trip: the versions before and after, as shown and agreed to, kept for ever. Amounts in öre. At most one per order is
 * pending: `waiting_order_id` is its order then.
 */
export const up = `
CREATE TABLE IF NOT EXISTS booking_changes (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  order_id BIGINT UNSIGNED NOT NULL,
  booking_id BIGINT UNSIGNED NOT NULL,
  user_id BIGINT UNSIGNED NOT NULL,
  status ENUM('payable', 'applied', 'withdrawn', 'expired') NOT NULL,
  total_before BIGINT UNSIGNED NOT NULL,
  total_after BIGINT UNSIGNED NOT NULL,
  version_before JSON NOT NULL,
  version_after JSON NOT NULL,
  pay_by DATETIME(3) NULL,
  expires_at DATETIME(3) NULL,
  settled_at DATETIME(3) NULL,
  waiting_order_id BIGINT UNSIGNED AS (IF(status = 'payable', order_id, NULL)) STORED,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY booking_changes_one_waits (waiting_order_id),
  KEY booking_changes_order (order_id),
  KEY booking_changes_booking (booking_id),
  KEY booking_changes_user (user_id),
  KEY booking_changes_expiry (status, expires_at),
  CONSTRAINT booking_changes_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT,
  CONSTRAINT booking_changes_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE RESTRICT,
  CONSTRAINT booking_changes_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT booking_changes_waits_until CHECK (status <> 'payable' OR (pay_by IS NOT NULL AND expires_at IS NOT NULL AND total_after > total_before)),
  CONSTRAINT booking_changes_settled CHECK ((status = 'payable') = (settled_at IS NULL))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE booking_changes';
