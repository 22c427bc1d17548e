/** The vehicles that an exception list is for. */
export const table = `
CREATE TABLE IF NOT EXISTS vehicle_cost_list_vehicles (
  list_id BIGINT UNSIGNED NOT NULL,
  vehicle_id BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (list_id, vehicle_id),
  KEY vehicle_cost_list_vehicles_vehicle (vehicle_id),
  CONSTRAINT vehicle_cost_list_vehicles_list FOREIGN KEY (list_id) REFERENCES vehicle_cost_lists (id) ON DELETE CASCADE,
  CONSTRAINT vehicle_cost_list_vehicles_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS vehicle_cost_list_vehicles_revision_delete AFTER DELETE ON vehicle_cost_list_vehicles FOR EACH ROW
BEGIN
  CALL raise_company_revision((SELECT company_id FROM vehicle_cost_lists WHERE id = OLD.list_id));
END
`,
  `
CREATE TRIGGER IF NOT EXISTS vehicle_cost_list_vehicles_revision_insert AFTER INSERT ON vehicle_cost_list_vehicles FOR EACH ROW
BEGIN
  CALL raise_company_revision((SELECT company_id FROM vehicle_cost_lists WHERE id = NEW.list_id));
END
`,
  `
CREATE TRIGGER IF NOT EXISTS vehicle_cost_list_vehicles_revision_update AFTER UPDATE ON vehicle_cost_list_vehicles FOR EACH ROW
BEGIN
  CALL raise_company_revision((SELECT company_id FROM vehicle_cost_lists WHERE id = OLD.list_id));
  CALL raise_company_revision((SELECT company_id FROM vehicle_cost_lists WHERE id = NEW.list_id));
END
`,
];
