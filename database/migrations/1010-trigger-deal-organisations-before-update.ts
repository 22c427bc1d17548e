/** The second net under an organisation's states: no way but those of the table in the code. */
export const up = `
CREATE TRIGGER deal_organisations_before_update BEFORE UPDATE ON deal_organisations FOR EACH ROW
  IF OLD.status = 'inactive' AND NEW.status = 'suspended' THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'state.notAllowed';
  END IF
`;

export const down = 'DROP TRIGGER deal_organisations_before_update';
