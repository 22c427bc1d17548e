/** A bus that was sold is entered again by its buyer: registration numbers are unique only among buses that are not removed. */
export const up = `
ALTER TABLE vehicles
  ADD COLUMN registered_number VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin
    GENERATED ALWAYS AS (IF(status = 'removed', NULL, registration_number)) STORED,
  DROP KEY vehicles_registration_number,
  ADD UNIQUE KEY vehicles_registered_number (registered_number)
`;

export const down = `
ALTER TABLE vehicles
  DROP KEY vehicles_registered_number,
  DROP COLUMN registered_number,
  ADD UNIQUE KEY vehicles_registration_number (registration_number)
`;
