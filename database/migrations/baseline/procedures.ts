/** Records that something searches cache about that operator has changed; does nothing without an operator. */
export const raiseCompanyRevision = `
CREATE PROCEDURE IF NOT EXISTS raise_company_revision(changed_company BIGINT UNSIGNED)
BEGIN
  IF changed_company IS NOT NULL THEN
    INSERT INTO company_revisions (company_id, revision) VALUES (changed_company, 1) ON DUPLICATE KEY UPDATE revision = revision + 1;
  END IF;
END
`;

/** Rewrites a vehicle's rows of the day × cell table from its occupancies: all of them, or those that begin at one instant. */
export const rewriteBusyVehicle = `
CREATE PROCEDURE IF NOT EXISTS rewrite_busy_vehicle(IN busy_vehicle BIGINT UNSIGNED, IN begins_at DATETIME(3))
BEGIN
  DELETE FROM busy_vehicles WHERE vehicle_id = busy_vehicle AND (begins_at IS NULL OR starts_at = begins_at);
  INSERT INTO busy_vehicles (day, cell, vehicle_id, starts_at, ends_at)
    WITH RECURSIVE days (vehicle_id, starts_at, ends_at, day) AS (
      SELECT vehicle_id, starts_at, MAX(ends_at), DATE(starts_at) FROM occupancies
        WHERE vehicle_id = busy_vehicle AND (begins_at IS NULL OR starts_at = begins_at) GROUP BY vehicle_id, starts_at
      UNION ALL
      SELECT vehicle_id, starts_at, ends_at, day + INTERVAL 1 DAY FROM days WHERE day + INTERVAL 1 DAY < ends_at
    )
    SELECT DISTINCT days.day, place.cell, days.vehicle_id, days.starts_at, days.ends_at
      FROM days JOIN starting_positions AS place ON place.vehicle_id = days.vehicle_id;
END
`;
