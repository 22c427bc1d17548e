/**
 * Where a vehicle starts from: one default (a depot), and temporary ones for a period. The search reads only this table, so it repeats what
 * a search filters by (seats, company, active, place); triggers maintain those columns. `cell` is ¼° × ½° of the grid.
 */
export const table = `
CREATE TABLE IF NOT EXISTS starting_positions (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  vehicle_id BIGINT UNSIGNED NOT NULL,
  kind ENUM('default','temporary') NOT NULL,
  depot_id BIGINT UNSIGNED NULL,
  name VARCHAR(120) NOT NULL DEFAULT '',
  lat DOUBLE NOT NULL,
  lon DOUBLE NOT NULL,
  starts_at DATETIME(3) NULL,
  ends_at DATETIME(3) NULL,
  company_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
  seats SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  wheelchair_places SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  pickup_distance_metres INT UNSIGNED NULL,
  active BOOLEAN NOT NULL DEFAULT 0,
  cell INT GENERATED ALWAYS AS (floor((lat + 90) * 4) * 720 + floor((lon + 180) * 2)) STORED,
  region INT GENERATED ALWAYS AS (floor(lat + 90) * 180 + floor((lon + 180) / 2)) STORED,
  default_of BIGINT UNSIGNED GENERATED ALWAYS AS (if(kind = 'default',vehicle_id,NULL)) STORED,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  PRIMARY KEY (id),
  UNIQUE KEY starting_positions_one_default (default_of),
  KEY starting_positions_temporary (kind,starts_at,ends_at),
  KEY starting_positions_vehicle (vehicle_id,kind,starts_at),
  KEY starting_positions_depot (depot_id),
  KEY starting_positions_company (company_id),
  KEY starting_positions_search (cell,seats,lat,lon,company_id,active,kind,wheelchair_places,vehicle_id,pickup_distance_metres),
  KEY starting_positions_far (region,pickup_distance_metres,seats,lat,lon,active,kind,wheelchair_places,vehicle_id,company_id),
  CONSTRAINT starting_positions_depot FOREIGN KEY (depot_id) REFERENCES depots (id),
  CONSTRAINT starting_positions_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id),
  CONSTRAINT starting_positions_position CHECK (lat between -90 and 90 and lon between -180 and 180),
  CONSTRAINT starting_positions_period CHECK (kind = 'default' and depot_id is not null and starts_at is null and ends_at is null or kind = 'temporary' and starts_at is not null and ends_at is not null and ends_at > starts_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS starting_positions_after_delete AFTER DELETE ON starting_positions FOR EACH ROW
  CALL rewrite_busy_vehicle(OLD.vehicle_id, NULL)
`,
  `
CREATE TRIGGER IF NOT EXISTS starting_positions_revision_delete AFTER DELETE ON starting_positions FOR EACH ROW
BEGIN
  CALL raise_company_revision(OLD.company_id);
END
`,
  /** A vehicle that can start in a new cell is busy there too. */
  `
CREATE TRIGGER IF NOT EXISTS starting_positions_after_insert AFTER INSERT ON starting_positions FOR EACH ROW
  CALL rewrite_busy_vehicle(NEW.vehicle_id, NULL)
`,
  `
CREATE TRIGGER IF NOT EXISTS starting_positions_revision_insert AFTER INSERT ON starting_positions FOR EACH ROW
BEGIN
  CALL raise_company_revision(NEW.company_id);
END
`,
  `
CREATE TRIGGER IF NOT EXISTS starting_positions_after_update AFTER UPDATE ON starting_positions FOR EACH ROW
BEGIN
  IF NEW.cell <> OLD.cell THEN
    CALL rewrite_busy_vehicle(NEW.vehicle_id, NULL);
  END IF;
END
`,
  `
CREATE TRIGGER IF NOT EXISTS starting_positions_revision_update AFTER UPDATE ON starting_positions FOR EACH ROW
BEGIN
  CALL raise_company_revision(OLD.company_id);
  CALL raise_company_revision(NEW.company_id);
END
`,
  /** Fills in what the search reads, and prevents a vehicle's temporary positions from overlapping. */
  `
CREATE TRIGGER IF NOT EXISTS starting_positions_before_insert BEFORE INSERT ON starting_positions FOR EACH ROW
BEGIN
  DECLARE vehicle_company, depot_company BIGINT UNSIGNED;
  DECLARE vehicle_seats, vehicle_wheelchairs SMALLINT UNSIGNED;
  DECLARE vehicle_status, company_status VARCHAR(16);
  DECLARE depot_lat, depot_lon DOUBLE;
  DECLARE overlaps INT;
  SELECT company_id, seats, wheelchair_places, status INTO vehicle_company, vehicle_seats, vehicle_wheelchairs, vehicle_status
    FROM vehicles WHERE id = NEW.vehicle_id FOR UPDATE;
  SELECT status INTO company_status FROM companies WHERE id = vehicle_company;
  SET NEW.company_id = vehicle_company, NEW.seats = vehicle_seats, NEW.wheelchair_places = vehicle_wheelchairs,
    NEW.active = (vehicle_status = 'active' AND company_status = 'active');
  IF NEW.depot_id IS NOT NULL THEN
    SELECT lat, lon, company_id INTO depot_lat, depot_lon, depot_company FROM depots WHERE id = NEW.depot_id;
    IF depot_company <> vehicle_company THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'startingPosition.foreignDepot';
    END IF;
    SET NEW.lat = depot_lat, NEW.lon = depot_lon;
  END IF;
  IF NEW.kind = 'temporary' THEN
    SELECT COUNT(*) INTO overlaps FROM starting_positions AS other
      WHERE other.vehicle_id = NEW.vehicle_id AND other.kind = 'temporary' AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
      LOCK IN SHARE MODE;
    IF overlaps > 0 THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'startingPosition.overlap';
    END IF;
  END IF;
END
`,
  `
CREATE TRIGGER IF NOT EXISTS starting_positions_pickup_distance BEFORE INSERT ON starting_positions FOR EACH ROW
  SET NEW.pickup_distance_metres = (SELECT pickup_distance_metres FROM vehicles WHERE id = NEW.vehicle_id)
`,
  `
CREATE TRIGGER IF NOT EXISTS starting_positions_before_update BEFORE UPDATE ON starting_positions FOR EACH ROW
BEGIN
  DECLARE locked_vehicle BIGINT UNSIGNED;
  DECLARE depot_lat, depot_lon DOUBLE;
  DECLARE overlaps INT;
  IF NEW.vehicle_id <> OLD.vehicle_id THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'startingPosition.vehicleIsFixed';
  END IF;
  IF NEW.depot_id IS NOT NULL THEN
    SELECT lat, lon INTO depot_lat, depot_lon FROM depots WHERE id = NEW.depot_id;
    SET NEW.lat = depot_lat, NEW.lon = depot_lon;
  END IF;
  IF NEW.kind = 'temporary' AND NOT (NEW.kind <=> OLD.kind AND NEW.starts_at <=> OLD.starts_at AND NEW.ends_at <=> OLD.ends_at) THEN
    SELECT id INTO locked_vehicle FROM vehicles WHERE id = NEW.vehicle_id FOR UPDATE;
    SELECT COUNT(*) INTO overlaps FROM starting_positions AS other
      WHERE other.vehicle_id = NEW.vehicle_id AND other.kind = 'temporary' AND other.id <> OLD.id
        AND other.starts_at < NEW.ends_at AND other.ends_at > NEW.starts_at
      LOCK IN SHARE MODE;
    IF overlaps > 0 THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'startingPosition.overlap';
    END IF;
  END IF;
END
`,
];
