/** What banks have reclaimed of the payment at present: it can be refunded to nobody. */
export const up = `
ALTER TABLE payments
  ADD COLUMN disputed_amount BIGINT NOT NULL DEFAULT 0 AFTER refunded_amount
`;

export const down = 'ALTER TABLE payments DROP COLUMN disputed_amount';
