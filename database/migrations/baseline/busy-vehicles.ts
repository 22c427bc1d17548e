/** Maintained by triggers from occupancies, for the search: on that UTC day, this vehicle, which starts in that cell, is busy from–to. */
export const table = `
CREATE TABLE IF NOT EXISTS busy_vehicles (
  day DATE NOT NULL,
  cell INT NOT NULL,
  vehicle_id BIGINT UNSIGNED NOT NULL,
  starts_at DATETIME(3) NOT NULL,
  ends_at DATETIME(3) NOT NULL,
  PRIMARY KEY (day, cell, vehicle_id, starts_at),
  KEY busy_vehicles_vehicle (vehicle_id, starts_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
