export const up = `
UPDATE starting_positions JOIN vehicles ON vehicles.id = starting_positions.vehicle_id
  SET starting_positions.pickup_distance_metres = vehicles.pickup_distance_metres
  WHERE vehicles.pickup_distance_metres IS NOT NULL
`;

export const down = 'UPDATE starting_positions SET pickup_distance_metres = NULL';
