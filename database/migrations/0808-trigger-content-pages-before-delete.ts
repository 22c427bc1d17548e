export const up = `
CREATE TRIGGER content_pages_before_delete BEFORE DELETE ON content_pages FOR EACH ROW
  IF OLD.is_reserved THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'a reserved content page stays';
  END IF
`;

export const down = 'DROP TRIGGER content_pages_before_delete';
