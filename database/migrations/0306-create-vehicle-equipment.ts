export const up = `
CREATE TABLE vehicle_equipment (
  vehicle_id BIGINT UNSIGNED NOT NULL,
  code VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  equipment_group ENUM('accessories', 'comfort', 'safety', 'environmental') NOT NULL,
  PRIMARY KEY (vehicle_id, code),
  KEY vehicle_equipment_code (code, vehicle_id),
  CONSTRAINT vehicle_equipment_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE vehicle_equipment';
