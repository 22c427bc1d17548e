/** Fills in what the search reads, and keeps temporary positions of one vehicle apart. */
export const up = `
CREATE TRIGGER starting_positions_before_insert BEFORE INSERT ON starting_positions FOR EACH ROW
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
`;

export const down = 'DROP TRIGGER starting_positions_before_insert';
