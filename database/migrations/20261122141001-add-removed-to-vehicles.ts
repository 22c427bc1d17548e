/** A bus that is removed stays for the trips that it has driven. */
export const up = "ALTER TABLE vehicles MODIFY status ENUM('active', 'inactive', 'removed') NOT NULL DEFAULT 'active'";

export const down = "ALTER TABLE vehicles MODIFY status ENUM('active', 'inactive') NOT NULL DEFAULT 'active'";
