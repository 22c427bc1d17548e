/**
 * Buses. Consumption is in millilitres a kilometre, watt hours a kilometre for electric ones. Every booking lock also writes
 * `lock_version`, because a cluster of several writers does not see the row locks of its other nodes.
 */
export const up = `
CREATE TABLE vehicles (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  company_id BIGINT UNSIGNED NOT NULL,
  status ENUM('active', 'inactive') NOT NULL DEFAULT 'active',
  registration_number VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  bus_type ENUM('touristBus', 'doubleDecker', 'minibus') NOT NULL,
  model VARCHAR(80) NOT NULL DEFAULT '',
  model_year SMALLINT UNSIGNED NULL,
  seats SMALLINT UNSIGNED NOT NULL,
  max_passengers SMALLINT UNSIGNED NOT NULL,
  wheelchair_places SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  seat_arrangement VARCHAR(40) NULL,
  fuel_type ENUM('diesel', 'diesel18', 'hvo100', 'b30', 'petrol', 'electric') NOT NULL,
  fuel_per_km INT UNSIGNED NOT NULL,
  pickup_distance_metres INT UNSIGNED NULL,
  external_id VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
  lock_version BIGINT UNSIGNED NOT NULL DEFAULT 0,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY vehicles_registration_number (registration_number),
  UNIQUE KEY vehicles_external_id (company_id, external_id),
  CONSTRAINT vehicles_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE RESTRICT,
  CONSTRAINT vehicles_seats_positive CHECK (seats > 0 AND max_passengers >= seats),
  CONSTRAINT vehicles_wheelchairs_fit CHECK (wheelchair_places <= max_passengers),
  CONSTRAINT vehicles_registration_upper CHECK (registration_number REGEXP '^[A-Z0-9]{2,12}$')
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE vehicles';
