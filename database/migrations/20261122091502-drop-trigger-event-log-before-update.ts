/** For the next two migrations: the first moves codes within the log, the second restores the trigger. */
export const up = 'DROP TRIGGER event_log_before_update';

export const down = `
CREATE TRIGGER event_log_before_update BEFORE UPDATE ON event_log FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'event_log is append-only'
`;
