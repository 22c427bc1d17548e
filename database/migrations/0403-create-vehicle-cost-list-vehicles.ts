/** The vehicles that an exception is for. */
export const up = `
CREATE TABLE vehicle_cost_list_vehicles (
  list_id BIGINT UNSIGNED NOT NULL,
  vehicle_id BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (list_id, vehicle_id),
  KEY vehicle_cost_list_vehicles_vehicle (vehicle_id),
  CONSTRAINT vehicle_cost_list_vehicles_list FOREIGN KEY (list_id) REFERENCES vehicle_cost_lists (id) ON DELETE CASCADE,
  CONSTRAINT vehicle_cost_list_vehicles_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE vehicle_cost_list_vehicles';
