/**
 * Those that come from farther than usual are looked for in a box of 200 km: 240 cells of the search grid, twenty regions of 1° × 2°. The
 * index answers by itself.
 */
export const up = `
ALTER TABLE starting_positions
  ADD COLUMN region INT AS (FLOOR(lat + 90) * 180 + FLOOR((lon + 180) / 2)) STORED AFTER cell,
  DROP KEY starting_positions_far,
  ADD KEY starting_positions_far (region, pickup_distance_metres, seats, lat, lon, active, kind, wheelchair_places, vehicle_id, company_id)
`;

export const down = `
ALTER TABLE starting_positions
  DROP KEY starting_positions_far,
  DROP COLUMN region,
  ADD KEY starting_positions_far (cell, pickup_distance_metres)
`;
