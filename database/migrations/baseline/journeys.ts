/** The operation of bookings on the road: one each, covering both legs. */
export const table = `
CREATE TABLE IF NOT EXISTS journeys (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  number VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  booking_id BIGINT UNSIGNED NOT NULL,
  status ENUM('notStarted', 'started', 'finished', 'returnStarted', 'returnCompleted', 'terminated') NOT NULL DEFAULT 'notStarted',
  driver_user_id BIGINT UNSIGNED NULL,
  started_at DATETIME(3) NULL,
  finished_at DATETIME(3) NULL,
  return_started_at DATETIME(3) NULL,
  return_completed_at DATETIME(3) NULL,
  terminated_at DATETIME(3) NULL,
  termination_reason VARCHAR(1000) NULL,
  rating TINYINT UNSIGNED NULL,
  rating_comment VARCHAR(2000) NULL,
  rated_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY journeys_number (number),
  UNIQUE KEY journeys_booking (booking_id),
  KEY journeys_driver (driver_user_id, status),
  CONSTRAINT journeys_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE RESTRICT,
  CONSTRAINT journeys_driver FOREIGN KEY (driver_user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT journeys_rating CHECK (rating IS NULL OR (rating BETWEEN 1 AND 5 AND rated_at IS NOT NULL))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
