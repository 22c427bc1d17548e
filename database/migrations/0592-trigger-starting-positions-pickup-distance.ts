export const up = `
CREATE TRIGGER starting_positions_pickup_distance BEFORE INSERT ON starting_positions FOR EACH ROW
  SET NEW.pickup_distance_metres = (SELECT pickup_distance_metres FROM vehicles WHERE id = NEW.vehicle_id)
`;

export const down = 'DROP TRIGGER starting_positions_pickup_distance';
