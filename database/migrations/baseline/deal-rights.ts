// Traces: S6-027
/** A user's right in a unit of their organisation, which includes all its subunits. */
export const table = `
CREATE TABLE IF NOT EXISTS deal_rights (
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

/** In the order in which they run. */
export const triggers = [
  /** The top unit keeps an administrator. The others are read with a lock, so that two cannot leave simultaneously. */
  `
CREATE TRIGGER IF NOT EXISTS deal_rights_before_delete BEFORE DELETE ON deal_rights FOR EACH ROW
BEGIN
  DECLARE locked_organisation BIGINT UNSIGNED;
  DECLARE others INT;
  IF OLD.role = 'admin' AND EXISTS (SELECT 1 FROM deal_units WHERE id = OLD.unit_id AND parent_id IS NULL) THEN
    SELECT id INTO locked_organisation FROM deal_organisations WHERE id = OLD.organisation_id FOR UPDATE;
    SELECT COUNT(*) INTO others FROM deal_rights
      WHERE organisation_id = OLD.organisation_id AND unit_id = OLD.unit_id AND role = 'admin' AND user_id <> OLD.user_id
      LOCK IN SHARE MODE;
    IF others = 0 THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'dealUnit.keepsAdmin';
    END IF;
  END IF;
END
`,
  /** A right is given and taken, never converted: the rule about the last administrator checks removals. */
  `
CREATE TRIGGER IF NOT EXISTS deal_rights_before_update BEFORE UPDATE ON deal_rights FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'dealRight.changed'
`,
];
