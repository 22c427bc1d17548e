/** A decision is final: whoever decides second is told, whatever way they come. */
export const up = `
CREATE TRIGGER applicants_before_update BEFORE UPDATE ON applicants FOR EACH ROW
BEGIN
  IF OLD.status <> 'received' AND NEW.status <> OLD.status THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'applicant.decided';
  END IF;
END
`;

export const down = 'DROP TRIGGER applicants_before_update';
