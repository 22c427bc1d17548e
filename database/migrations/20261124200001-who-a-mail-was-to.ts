/**
 * Which mail went to whom about which order, even after its content was erased. The recipient is personal data and has its own column, so
 * that it can be found and erased.
 */
export const up = `
ALTER TABLE outbox
  ADD COLUMN template VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER payload,
  ADD COLUMN recipient VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL AFTER template,
  ADD COLUMN order_number VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER recipient,
  ADD COLUMN booking_number VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER order_number,
  ADD KEY outbox_recipient (recipient, sent_at),
  ADD KEY outbox_order (order_number),
  ADD KEY outbox_booking (booking_number)
`;

export const down = `
ALTER TABLE outbox
  DROP KEY outbox_recipient,
  DROP KEY outbox_order,
  DROP KEY outbox_booking,
  DROP COLUMN template,
  DROP COLUMN recipient,
  DROP COLUMN order_number,
  DROP COLUMN booking_number
`;
