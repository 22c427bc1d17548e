/** The top unit stays as long as its organisation does. */
export const up = `
CREATE TRIGGER deal_units_before_delete BEFORE DELETE ON deal_units FOR EACH ROW
BEGIN
  IF OLD.parent_id IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'dealUnit.topStays';
  END IF;
END
`;

export const down = 'DROP TRIGGER deal_units_before_delete';
