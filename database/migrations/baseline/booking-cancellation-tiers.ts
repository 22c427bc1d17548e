/** A booking's cancellation terms, copied from the operator's when it was made. */
export const table = `
CREATE TABLE IF NOT EXISTS booking_cancellation_tiers (
  booking_id BIGINT UNSIGNED NOT NULL,
  hours SMALLINT UNSIGNED NOT NULL,
  basis_points SMALLINT UNSIGNED NOT NULL,
  PRIMARY KEY (booking_id, hours),
  CONSTRAINT booking_cancellation_tiers_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE,
  CONSTRAINT booking_cancellation_tiers_range CHECK (hours BETWEEN 1 AND 744 AND basis_points <= 10000)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
