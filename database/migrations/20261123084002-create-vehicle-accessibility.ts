/** Which bus has which property. A property in use cannot be removed. */
export const up = `
CREATE TABLE IF NOT EXISTS vehicle_accessibility (
  vehicle_id BIGINT UNSIGNED NOT NULL,
  property_id BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (vehicle_id, property_id),
  KEY vehicle_accessibility_property (property_id, vehicle_id),
  CONSTRAINT vehicle_accessibility_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE CASCADE,
  CONSTRAINT vehicle_accessibility_property FOREIGN KEY (property_id) REFERENCES accessibility_properties (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE vehicle_accessibility';
