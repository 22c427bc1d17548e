/**
 * The single choice of the customer of a booking canceled by its operator: a refund (öre) or another bus. The new booking refers to the one
 * it replaces. A job looks for choices past their deadline.
 */
export const up = `
CREATE TABLE IF NOT EXISTS booking_choices (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  booking_id BIGINT UNSIGNED NOT NULL,
  amount BIGINT UNSIGNED NOT NULL,
  deadline_at DATETIME(3) NOT NULL,
  status ENUM('waiting', 'refunded', 'moved') NOT NULL DEFAULT 'waiting',
  new_booking_id BIGINT UNSIGNED NULL,
  settled_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY booking_choices_booking (booking_id),
  UNIQUE KEY booking_choices_new_booking (new_booking_id),
  KEY booking_choices_deadline (status, deadline_at),
  CONSTRAINT booking_choices_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE RESTRICT,
  CONSTRAINT booking_choices_new_booking FOREIGN KEY (new_booking_id) REFERENCES bookings (id) ON DELETE RESTRICT,
  CONSTRAINT booking_choices_amount CHECK (amount > 0),
  CONSTRAINT booking_choices_moved CHECK ((status = 'moved') = (new_booking_id IS NOT NULL)),
  CONSTRAINT booking_choices_settled CHECK ((status = 'waiting') = (settled_at IS NULL))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE booking_choices';
