-- The minimum cost of a search: every vehicle in the box with the seats, free at the time, grouped by operator.
-- Positions are doubles: with decimals the server takes twice the time, which would not be a minimum.
SELECT company_id, COUNT(*) AS vehicles, MIN(seats) AS seats
FROM starting_positions
WHERE cell IN (:cells) AND seats >= :seats AND active
  AND lat BETWEEN (0e0 + :minLat) AND (0e0 + :maxLat) AND lon BETWEEN (0e0 + :minLon) AND (0e0 + :maxLon)
  AND vehicle_id NOT IN (
    SELECT vehicle_id FROM busy_vehicles
    WHERE day IN (:days) AND cell IN (:cells) AND starts_at < :end AND ends_at > :start)
GROUP BY company_id
