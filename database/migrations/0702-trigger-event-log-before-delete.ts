export const up = `
CREATE TRIGGER event_log_before_delete BEFORE DELETE ON event_log FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'event_log is append-only'
`;

export const down = 'DROP TRIGGER event_log_before_delete';
