/** When a person has taken care of money that does not match its order and that the product cannot pay back itself (another currency). */
export const up = `
ALTER TABLE payments
  ADD COLUMN handled_at DATETIME(3) NULL AFTER succeeded_at,
  ADD CONSTRAINT payments_handled_is_mismatch CHECK (handled_at IS NULL OR status = 'mismatch')
`;

export const down = `
ALTER TABLE payments
  DROP CONSTRAINT payments_handled_is_mismatch,
  DROP COLUMN handled_at
`;
