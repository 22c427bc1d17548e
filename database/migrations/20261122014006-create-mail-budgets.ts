/** How many mails of a kind forms have requested in the present hour, to one address or about one subject. Keys are digests: no address is stored. */
export const up = `
CREATE TABLE mail_budgets (
  budget_key CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
  used INT UNSIGNED NOT NULL,
  ends_at DATETIME(3) NOT NULL,
  KEY mail_budgets_ends_at (ends_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE mail_budgets';
