/**
 * Positions of a bus on the road: at most one row per ten seconds of a journey, whatever its device sends, so that a day is limited. The
 * latest is found by the key.
 */
export const up = `
CREATE TABLE IF NOT EXISTS journey_positions (
  journey_id BIGINT UNSIGNED NOT NULL,
  slot INT UNSIGNED NOT NULL,
  at DATETIME(3) NOT NULL,
  lat DOUBLE NOT NULL,
  lon DOUBLE NOT NULL,
  accuracy_metres INT UNSIGNED NULL,
  PRIMARY KEY (journey_id, slot),
  KEY journey_positions_at (at),
  CONSTRAINT journey_positions_journey FOREIGN KEY (journey_id) REFERENCES journeys (id) ON DELETE RESTRICT,
  CONSTRAINT journey_positions_on_earth CHECK (lat BETWEEN -90 AND 90 AND lon BETWEEN -180 AND 180)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE journey_positions';
