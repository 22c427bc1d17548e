/** The payment that the event's object names, as far as it can be believed: to find what was heard of a payment. No foreign key: anybody may write it. */
export const up = `
ALTER TABLE payment_events
  ADD COLUMN payment_id BIGINT UNSIGNED NULL AFTER object_id,
  ADD KEY payment_events_payment (payment_id)
`;

export const down = `
ALTER TABLE payment_events
  DROP KEY payment_events_payment,
  DROP COLUMN payment_id
`;
