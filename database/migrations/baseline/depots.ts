export const table = `
CREATE TABLE IF NOT EXISTS depots (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  company_id BIGINT UNSIGNED NOT NULL,
  name VARCHAR(120) NOT NULL,
  street VARCHAR(200) NOT NULL DEFAULT '',
  postcode VARCHAR(12) NOT NULL DEFAULT '',
  city VARCHAR(100) NOT NULL DEFAULT '',
  lat DOUBLE NOT NULL,
  lon DOUBLE NOT NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  KEY depots_company (company_id),
  CONSTRAINT depots_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE RESTRICT,
  CONSTRAINT depots_position CHECK (lat BETWEEN -90 AND 90 AND lon BETWEEN -180 AND 180)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  /** Vehicles move with their depot. */
  `
CREATE TRIGGER IF NOT EXISTS depots_after_update AFTER UPDATE ON depots FOR EACH ROW
BEGIN
  IF NEW.lat <> OLD.lat OR NEW.lon <> OLD.lon THEN
    UPDATE starting_positions SET lat = NEW.lat, lon = NEW.lon WHERE depot_id = NEW.id;
  END IF;
END
`,
];
