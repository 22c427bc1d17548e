/** Where staff and drivers are called, in E.164; empty when it is not known. A customer's is in the customer record. */
export const up = `
ALTER TABLE users ADD COLUMN phone VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT ''
`;

export const down = 'ALTER TABLE users DROP COLUMN phone';
