/** The top unit keeps an administrator. The other ones are read with a lock, so that two who leave at once do not both get away. */
export const up = `
CREATE TRIGGER deal_rights_before_delete BEFORE DELETE ON deal_rights FOR EACH ROW
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
`;

export const down = 'DROP TRIGGER deal_rights_before_delete';
