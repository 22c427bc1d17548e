-- The least that an answer to «what can be had» costs: every vehicle with the seats in the box, free in the time, grouped by operator.
-- Positions as doubles: as decimals the server needs twice the time, and that would be no floor.
SELECT company_id, COUNT(*) AS vehicles, MIN(seats) AS seats
FROM starting_positions
WHERE cell IN (:cells) AND seats >= :seats AND active
  AND lat BETWEEN (0e0 + :minLat) AND (0e0 + :maxLat) AND lon BETWEEN (0e0 + :minLon) AND (0e0 + :maxLon)
  AND vehicle_id NOT IN (
    SELECT vehicle_id FROM busy_vehicles
    WHERE day IN (:days) AND cell IN (:cells) AND starts_at < :end AND ends_at > :start)
GROUP BY company_id
