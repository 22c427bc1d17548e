export const up = `
CREATE TABLE driving_cost_list_vehicles (
  list_id BIGINT UNSIGNED NOT NULL,
  vehicle_id BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (list_id, vehicle_id),
  KEY driving_cost_list_vehicles_vehicle (vehicle_id),
  CONSTRAINT driving_cost_list_vehicles_list FOREIGN KEY (list_id) REFERENCES driving_cost_lists (id) ON DELETE CASCADE,
  CONSTRAINT driving_cost_list_vehicles_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE driving_cost_list_vehicles';
