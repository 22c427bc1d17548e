/** A receipt stays as it was issued. */
export const up = `
CREATE TRIGGER receipts_before_update BEFORE UPDATE ON receipts FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'receipts is append-only'
`;

export const down = 'DROP TRIGGER receipts_before_update';
