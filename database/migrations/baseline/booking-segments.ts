/** The timeline of a booking's bus, frozen: in order, without gaps. */
export const table = `
CREATE TABLE IF NOT EXISTS booking_segments (
  booking_id BIGINT UNSIGNED NOT NULL,
  position SMALLINT UNSIGNED NOT NULL,
  kind ENUM('driveEmpty', 'load', 'drive', 'wait', 'break', 'rest', 'home') NOT NULL,
  starts_at DATETIME(3) NOT NULL,
  ends_at DATETIME(3) NOT NULL,
  metres BIGINT UNSIGNED NOT NULL DEFAULT 0,
  from_name VARCHAR(200) NOT NULL DEFAULT '',
  from_lat DOUBLE NULL,
  from_lon DOUBLE NULL,
  to_name VARCHAR(200) NOT NULL DEFAULT '',
  to_lat DOUBLE NULL,
  to_lon DOUBLE NULL,
  PRIMARY KEY (booking_id, position),
  CONSTRAINT booking_segments_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE,
  CONSTRAINT booking_segments_times CHECK (ends_at >= starts_at),
  CONSTRAINT booking_segments_metres CHECK (metres = 0 OR kind IN ('driveEmpty', 'drive'))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
