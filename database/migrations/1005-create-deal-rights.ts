/** What a user may do for a unit of the own organisation, and for every unit under it. */
export const up = `
CREATE TABLE deal_rights (
  user_id BIGINT UNSIGNED NOT NULL,
  unit_id BIGINT UNSIGNED NOT NULL,
  role ENUM('user', 'booker', 'finance', 'admin') NOT NULL,
  organisation_id BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (user_id, unit_id, role),
  KEY deal_rights_unit (organisation_id, unit_id, role),
  KEY deal_rights_user (organisation_id, user_id),
  CONSTRAINT deal_rights_unit FOREIGN KEY (organisation_id, unit_id) REFERENCES deal_units (organisation_id, id) ON DELETE RESTRICT,
  CONSTRAINT deal_rights_user FOREIGN KEY (organisation_id, user_id) REFERENCES deal_users (organisation_id, user_id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE deal_rights';
