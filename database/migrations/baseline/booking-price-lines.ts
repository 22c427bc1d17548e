/** A booking's price lines, frozen. Quantity and rate explain the amount; the amount (öre) is what counts. */
export const table = `
CREATE TABLE IF NOT EXISTS booking_price_lines (
  booking_id BIGINT UNSIGNED NOT NULL,
  position TINYINT UNSIGNED NOT NULL,
  kind VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  quantity DOUBLE NOT NULL,
  unit VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  rate DOUBLE NOT NULL,
  amount BIGINT NOT NULL,
  PRIMARY KEY (booking_id, position),
  CONSTRAINT booking_price_lines_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
