-- The least that an answer to «what can be had» costs: every vehicle with the seats in the box, free in the time, grouped by operator.
SELECT company_id, COUNT(*) AS vehicles, MIN(seats) AS seats
FROM starting_positions
WHERE cell IN (:cells) AND seats >= :seats AND lat BETWEEN :minLat AND :maxLat AND lon BETWEEN :minLon AND :maxLon AND active
  AND vehicle_id NOT IN (
    SELECT vehicle_id FROM busy_vehicles
    WHERE day IN (:days) AND cell IN (:cells) AND starts_at < :end AND ends_at > :start)
GROUP BY company_id
