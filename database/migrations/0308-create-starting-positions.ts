/**
 * Where a vehicle leaves from: one default (a depot) and temporary ones for a while. The search reads this table alone, so it carries what
 * a search asks about (seats, company, active, place); triggers keep those columns right. `cell` is ¼° × ½° of the grid.
 */
export const up = `
CREATE TABLE starting_positions (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  vehicle_id BIGINT UNSIGNED NOT NULL,
  kind ENUM('default', 'temporary') NOT NULL,
  depot_id BIGINT UNSIGNED NULL,
  name VARCHAR(120) NOT NULL DEFAULT '',
  lat DOUBLE NOT NULL,
  lon DOUBLE NOT NULL,
  starts_at DATETIME(3) NULL,
  ends_at DATETIME(3) NULL,
  company_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
  seats SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  wheelchair_places SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  active BOOLEAN NOT NULL DEFAULT FALSE,
  cell INT AS (FLOOR((lat + 90) * 4) * 720 + FLOOR((lon + 180) * 2)) STORED,
  default_of BIGINT UNSIGNED AS (IF(kind = 'default', vehicle_id, NULL)) STORED,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY starting_positions_one_default (default_of),
  KEY starting_positions_search (cell, seats, lat, lon, company_id, active, kind, wheelchair_places, vehicle_id),
  KEY starting_positions_temporary (kind, starts_at, ends_at),
  KEY starting_positions_vehicle (vehicle_id, kind, starts_at),
  KEY starting_positions_depot (depot_id),
  KEY starting_positions_company (company_id),
  CONSTRAINT starting_positions_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE RESTRICT,
  CONSTRAINT starting_positions_depot FOREIGN KEY (depot_id) REFERENCES depots (id) ON DELETE RESTRICT,
  CONSTRAINT starting_positions_position CHECK (lat BETWEEN -90 AND 90 AND lon BETWEEN -180 AND 180),
  CONSTRAINT starting_positions_period CHECK (
    (kind = 'default' AND depot_id IS NOT NULL AND starts_at IS NULL AND ends_at IS NULL)
    OR (kind = 'temporary' AND starts_at IS NOT NULL AND ends_at IS NOT NULL AND ends_at > starts_at))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE starting_positions';
