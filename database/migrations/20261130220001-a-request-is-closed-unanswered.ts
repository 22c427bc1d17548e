/** A company that was asked and need not answer, because another quote was bought before its time was over. */
export const up = `
ALTER TABLE quote_request_companies
  ADD COLUMN closed_at DATETIME(3) NULL AFTER expires_at
`;

export const down = 'ALTER TABLE quote_request_companies DROP COLUMN closed_at';
