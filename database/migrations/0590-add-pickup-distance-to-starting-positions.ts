/**
 * A vehicle's own pick-up distance stands beside its starting position too: the few that come from farther than usual are found by an index,
 * and nobody reads the whole country around a customer for their sake. Null: the general one.
 */
export const up = `
ALTER TABLE starting_positions
  ADD COLUMN pickup_distance_metres INT UNSIGNED NULL AFTER wheelchair_places,
  DROP KEY starting_positions_search,
  ADD KEY starting_positions_search (cell, seats, lat, lon, company_id, active, kind, wheelchair_places, vehicle_id, pickup_distance_metres),
  ADD KEY starting_positions_far (cell, pickup_distance_metres)
`;

export const down = `
ALTER TABLE starting_positions
  DROP KEY starting_positions_far,
  DROP KEY starting_positions_search,
  DROP COLUMN pickup_distance_metres,
  ADD KEY starting_positions_search (cell, seats, lat, lon, company_id, active, kind, wheelchair_places, vehicle_id)
`;
