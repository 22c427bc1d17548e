/**
 * The units of an organisation, a tree: each but the top one hangs under another of the same organisation, and there is one top. A unit
 * never moves (trigger), so that no circle can come about.
 */
export const up = `
CREATE TABLE deal_units (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  organisation_id BIGINT UNSIGNED NOT NULL,
  parent_id BIGINT UNSIGNED NULL,
  name VARCHAR(200) NOT NULL,
  cost_center VARCHAR(40) NOT NULL DEFAULT '',
  status ENUM('active', 'inactive') NOT NULL DEFAULT 'active',
  is_top BOOLEAN AS (IF(parent_id IS NULL, 1, NULL)) STORED,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY deal_units_organisation (organisation_id, id),
  UNIQUE KEY deal_units_one_top (organisation_id, is_top),
  UNIQUE KEY deal_units_name (parent_id, name),
  KEY deal_units_parent (organisation_id, parent_id),
  CONSTRAINT deal_units_organisation FOREIGN KEY (organisation_id) REFERENCES deal_organisations (id) ON DELETE RESTRICT,
  CONSTRAINT deal_units_parent FOREIGN KEY (organisation_id, parent_id) REFERENCES deal_units (organisation_id, id) ON DELETE RESTRICT,
  CONSTRAINT deal_units_top_active CHECK (parent_id IS NOT NULL OR status = 'active')
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE deal_units';
