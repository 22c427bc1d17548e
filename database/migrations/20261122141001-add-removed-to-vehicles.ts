/** A removed bus is kept for the trips it has driven. */
export const up = "ALTER TABLE vehicles MODIFY status ENUM('active', 'inactive', 'removed') NOT NULL DEFAULT 'active'";

export const down = "ALTER TABLE vehicles MODIFY status ENUM('active', 'inactive') NOT NULL DEFAULT 'active'";
