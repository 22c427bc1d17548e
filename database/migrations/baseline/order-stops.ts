export const table = `
CREATE TABLE IF NOT EXISTS order_stops (
  order_id BIGINT UNSIGNED NOT NULL,
  position TINYINT UNSIGNED NOT NULL,
  stop_type ENUM('pickUp', 'dropOff', 'both') NOT NULL,
  place_id VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
  name VARCHAR(200) NOT NULL,
  street VARCHAR(200) NULL,
  country_code CHAR(2) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  lat DOUBLE NOT NULL,
  lon DOUBLE NOT NULL,
  dwell_seconds INT UNSIGNED NOT NULL DEFAULT 0,
  arrival_at DATETIME(3) NULL,
  departure_at DATETIME(3) NULL,
  PRIMARY KEY (order_id, position),
  CONSTRAINT order_stops_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
  CONSTRAINT order_stops_times CHECK (departure_at >= arrival_at),
  CONSTRAINT order_stops_position CHECK (lat BETWEEN -90 AND 90 AND lon BETWEEN -180 AND 180)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
