/** Which quote request a mail was about, even after its content was erased. */
export const up = `
ALTER TABLE outbox
  ADD COLUMN request_number VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER booking_number,
  ADD KEY outbox_request (request_number)
`;

export const down = 'ALTER TABLE outbox DROP KEY outbox_request, DROP COLUMN request_number';
