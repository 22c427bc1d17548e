/** Rows are added and removed, never changed: a change would not be counted. */
export const up = `
CREATE TRIGGER vehicle_accessibility_before_update BEFORE UPDATE ON vehicle_accessibility FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'vehicle_accessibility is added and taken away'
`;

export const down = 'DROP TRIGGER vehicle_accessibility_before_update';
