/** Whether the office withdrew a quote that is stored as its company's withdrawal (docs/decisions/1367). */
export const up = `
ALTER TABLE quotes
  ADD COLUMN withdrawn_by_office BOOLEAN NOT NULL DEFAULT FALSE AFTER reject_reason
`;

export const down = 'ALTER TABLE quotes DROP COLUMN withdrawn_by_office';
