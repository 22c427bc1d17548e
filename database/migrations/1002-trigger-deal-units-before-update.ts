/** The tree keeps its shape: a unit stays where it was made. */
export const up = `
CREATE TRIGGER deal_units_before_update BEFORE UPDATE ON deal_units FOR EACH ROW
BEGIN
  IF NOT (NEW.parent_id <=> OLD.parent_id) OR NEW.organisation_id <> OLD.organisation_id THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'dealUnit.moved';
  END IF;
END
`;

export const down = 'DROP TRIGGER deal_units_before_update';
