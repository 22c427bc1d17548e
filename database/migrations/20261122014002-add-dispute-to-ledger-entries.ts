export const up = `
ALTER TABLE ledger_entries
  ADD COLUMN dispute_id BIGINT UNSIGNED NULL AFTER refund_id,
  ADD KEY ledger_entries_dispute (dispute_id),
  ADD CONSTRAINT ledger_entries_dispute FOREIGN KEY (dispute_id) REFERENCES disputes (id) ON DELETE RESTRICT
`;

export const down = `
ALTER TABLE ledger_entries
  DROP FOREIGN KEY ledger_entries_dispute,
  DROP KEY ledger_entries_dispute,
  DROP COLUMN dispute_id
`;
