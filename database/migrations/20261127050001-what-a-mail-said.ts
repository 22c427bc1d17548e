/**
 * What a sent mail said, without the addresses of its links: personal data, erased with its recipient. `parts` are those of the
 * template: paragraphs, facts, lists.
 */
export const up = `
ALTER TABLE outbox
  ADD COLUMN subject VARCHAR(200) NULL AFTER booking_number,
  ADD COLUMN parts JSON NULL AFTER subject
`;

export const down = 'ALTER TABLE outbox DROP COLUMN subject, DROP COLUMN parts';
