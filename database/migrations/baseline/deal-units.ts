// Traces: S6-026
/**
 * An organisation's units, a tree: each but the top one has a parent in the same organisation, and there is one top. A unit never moves
 * (trigger), so that no cycle can arise.
 */
export const table = `
CREATE TABLE IF NOT EXISTS deal_units (
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

/** In the order in which they run. */
export const triggers = [
  /** The top unit stays as long as its organisation does. */
  `
CREATE TRIGGER IF NOT EXISTS deal_units_before_delete BEFORE DELETE ON deal_units FOR EACH ROW
BEGIN
  IF OLD.parent_id IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'dealUnit.topStays';
  END IF;
END
`,
  /** The tree keeps its shape: units never move. */
  `
CREATE TRIGGER IF NOT EXISTS deal_units_before_update BEFORE UPDATE ON deal_units FOR EACH ROW
BEGIN
  IF NOT (NEW.parent_id <=> OLD.parent_id) OR NEW.organisation_id <> OLD.organisation_id THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'dealUnit.moved';
  END IF;
END
`,
];
