/**
 * Buses. Consumption is in millilitres per kilometre, or watt hours per kilometre for electric ones. Every booking lock also writes
 * `lock_version`, because nodes of a multi-writer cluster do not see each other's row locks.
 */
export const table = `
CREATE TABLE IF NOT EXISTS vehicles (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  company_id BIGINT UNSIGNED NOT NULL,
  status ENUM('active', 'inactive') NOT NULL DEFAULT 'active',
  registration_number VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  bus_type ENUM('touristBus', 'doubleDecker', 'minibus') NOT NULL,
  model VARCHAR(80) NOT NULL DEFAULT '',
  model_year SMALLINT UNSIGNED NULL,
  seats SMALLINT UNSIGNED NOT NULL,
  max_passengers SMALLINT UNSIGNED NOT NULL,
  wheelchair_places SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  seat_arrangement VARCHAR(40) NULL,
  fuel_type ENUM('diesel', 'diesel18', 'hvo100', 'b30', 'petrol', 'electric') NOT NULL,
  fuel_per_km INT UNSIGNED NOT NULL,
  pickup_distance_metres INT UNSIGNED NULL,
  external_id VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
  lock_version BIGINT UNSIGNED NOT NULL DEFAULT 0,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY vehicles_registration_number (registration_number),
  UNIQUE KEY vehicles_external_id (company_id, external_id),
  CONSTRAINT vehicles_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE RESTRICT,
  CONSTRAINT vehicles_seats_positive CHECK (seats > 0 AND max_passengers >= seats),
  CONSTRAINT vehicles_wheelchairs_fit CHECK (wheelchair_places <= max_passengers),
  CONSTRAINT vehicles_registration_upper CHECK (registration_number REGEXP '^[A-Z0-9]{2,12}$')
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS vehicles_revision_delete AFTER DELETE ON vehicles FOR EACH ROW
BEGIN
  CALL raise_company_revision(OLD.company_id);
END
`,
  `
CREATE TRIGGER IF NOT EXISTS vehicles_revision_insert AFTER INSERT ON vehicles FOR EACH ROW
BEGIN
  CALL raise_company_revision(NEW.company_id);
END
`,
  /** Copies to the search table what that repeats of the vehicle. Booking locks write only `lock_version` and are ignored. */
  `
CREATE TRIGGER IF NOT EXISTS vehicles_after_update AFTER UPDATE ON vehicles FOR EACH ROW
BEGIN
  IF NEW.seats <> OLD.seats OR NEW.wheelchair_places <> OLD.wheelchair_places OR NEW.status <> OLD.status OR NEW.company_id <> OLD.company_id THEN
    UPDATE starting_positions SET
      company_id = NEW.company_id, seats = NEW.seats, wheelchair_places = NEW.wheelchair_places,
      active = (NEW.status = 'active' AND (SELECT status FROM companies WHERE id = NEW.company_id) = 'active')
      WHERE vehicle_id = NEW.id;
  END IF;
END
`,
  /** Beside `vehicles_after_update`, which copies the other columns. */
  `
CREATE TRIGGER IF NOT EXISTS vehicles_pickup_distance AFTER UPDATE ON vehicles FOR EACH ROW
BEGIN
  IF NOT (NEW.pickup_distance_metres <=> OLD.pickup_distance_metres) THEN
    UPDATE starting_positions SET pickup_distance_metres = NEW.pickup_distance_metres WHERE vehicle_id = NEW.id;
  END IF;
END
`,
  `
CREATE TRIGGER IF NOT EXISTS vehicles_revision_update AFTER UPDATE ON vehicles FOR EACH ROW
BEGIN
  IF NEW.lock_version = OLD.lock_version THEN CALL raise_company_revision(OLD.company_id);
  CALL raise_company_revision(NEW.company_id); END IF;
END
`,
];
