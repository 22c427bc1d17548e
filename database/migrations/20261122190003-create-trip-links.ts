/** Links by which anybody can see one trip without an account: one at a time per booking. The link itself is not stored, only its hash and salt. */
export const up = `
CREATE TABLE IF NOT EXISTS trip_links (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  booking_id BIGINT UNSIGNED NOT NULL,
  salt CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  token_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  expires_at DATETIME(3) NOT NULL,
  withdrawn_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  live_booking_id BIGINT UNSIGNED GENERATED ALWAYS AS (IF(withdrawn_at IS NULL, booking_id, NULL)) STORED,
  UNIQUE KEY trip_links_token (token_hash),
  UNIQUE KEY trip_links_live (live_booking_id),
  KEY trip_links_booking (booking_id),
  CONSTRAINT trip_links_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE trip_links';
