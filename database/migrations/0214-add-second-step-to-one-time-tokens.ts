/** Tokens between the two steps of a login, beside those of mailed links. */
export const up = `
ALTER TABLE one_time_tokens
  MODIFY COLUMN kind ENUM('passwordReset', 'emailVerification', 'invitation', 'secondStep') NOT NULL
`;

export const down = `
ALTER TABLE one_time_tokens
  MODIFY COLUMN kind ENUM('passwordReset', 'emailVerification', 'invitation') NOT NULL
`;
