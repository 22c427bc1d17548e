/** Every reason why a vehicle is not free, half-open [starts_at, ends_at). Triggers refuse overlaps; a hold has an end by the database clock. */
export const up = `
CREATE TABLE occupancies (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  vehicle_id BIGINT UNSIGNED NOT NULL,
  starts_at DATETIME(3) NOT NULL,
  ends_at DATETIME(3) NOT NULL,
  kind ENUM('booked', 'preliminaryBooked', 'locked', 'manuallyLocked', 'externallyLocked') NOT NULL,
  booking_id BIGINT UNSIGNED NULL,
  expires_at DATETIME(3) NULL,
  external_reference VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL,
  comment VARCHAR(500) NULL,
  created_by_user_id BIGINT UNSIGNED NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  KEY occupancies_vehicle (vehicle_id, starts_at, ends_at),
  UNIQUE KEY occupancies_booking (booking_id),
  UNIQUE KEY occupancies_external (vehicle_id, external_reference),
  KEY occupancies_expires (expires_at),
  KEY occupancies_created_by (created_by_user_id),
  CONSTRAINT occupancies_vehicle FOREIGN KEY (vehicle_id) REFERENCES vehicles (id) ON DELETE RESTRICT,
  CONSTRAINT occupancies_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE RESTRICT,
  CONSTRAINT occupancies_created_by FOREIGN KEY (created_by_user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT occupancies_end_after_start CHECK (ends_at > starts_at),
  CONSTRAINT occupancies_length CHECK (TIMESTAMPDIFF(DAY, starts_at, ends_at) <= 400),
  CONSTRAINT occupancies_only_holds_expire CHECK (expires_at IS NULL OR kind = 'preliminaryBooked'),
  CONSTRAINT occupancies_booking_kind CHECK (booking_id IS NULL OR kind IN ('booked', 'preliminaryBooked'))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE occupancies';
