export const up = `
CREATE TRIGGER ledger_entries_before_delete BEFORE DELETE ON ledger_entries FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'ledger_entries is append-only'
`;

export const down = 'DROP TRIGGER ledger_entries_before_delete';
