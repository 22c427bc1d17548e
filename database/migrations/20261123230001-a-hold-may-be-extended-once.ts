/** A customer who needs more time can extend the hold by ten minutes, once per order (WCAG 2.2, 2.2.1). */
export const up = `
ALTER TABLE orders
  ADD COLUMN hold_extended_at DATETIME(3) NULL AFTER hold_expires_at
`;

export const down = 'ALTER TABLE orders DROP COLUMN hold_extended_at';
