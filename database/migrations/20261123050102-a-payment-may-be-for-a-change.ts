/** What a payment is for: the order as bought, or the difference for a change of it. */
export const up = `
ALTER TABLE payments
  ADD COLUMN booking_change_id BIGINT UNSIGNED NULL AFTER order_id,
  ADD KEY payments_booking_change (booking_change_id),
  ADD CONSTRAINT payments_booking_change FOREIGN KEY (booking_change_id) REFERENCES booking_changes (id)
`;

export const down = `
ALTER TABLE payments
  DROP FOREIGN KEY payments_booking_change,
  DROP KEY payments_booking_change,
  DROP COLUMN booking_change_id
`;
