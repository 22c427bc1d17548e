export const table = `
CREATE TABLE IF NOT EXISTS vehicle_equipment (
  vehicle_id BIGINT UNSIGNED NOT NULL,
  code VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  equipment_group ENUM('accessories', 'comfort', 'safety', 'environmental') NOT NULL,
  PRIMARY KEY (vehicle_id, code),
  KEY vehicle_equipment_code (code, vehicle_id),
  CONSTRAINT vehicle_equipment_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS vehicle_equipment_revision_delete AFTER DELETE ON vehicle_equipment FOR EACH ROW
BEGIN
  CALL raise_company_revision((SELECT company_id FROM vehicles WHERE id = OLD.vehicle_id));
END
`,
  `
CREATE TRIGGER IF NOT EXISTS vehicle_equipment_revision_insert AFTER INSERT ON vehicle_equipment FOR EACH ROW
BEGIN
  CALL raise_company_revision((SELECT company_id FROM vehicles WHERE id = NEW.vehicle_id));
END
`,
  `
CREATE TRIGGER IF NOT EXISTS vehicle_equipment_revision_update AFTER UPDATE ON vehicle_equipment FOR EACH ROW
BEGIN
  CALL raise_company_revision((SELECT company_id FROM vehicles WHERE id = OLD.vehicle_id));
  CALL raise_company_revision((SELECT company_id FROM vehicles WHERE id = NEW.vehicle_id));
END
`,
];
