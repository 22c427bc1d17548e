/** Payment problems that an administrator must look at, each once: `subject` is its name at its source. */
export const up = `
CREATE TABLE payment_issues (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  kind ENUM('dispute', 'event', 'reconciliation', 'difference', 'refund') NOT NULL,
  subject VARCHAR(255) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  payment_id BIGINT UNSIGNED NULL,
  dispute_id BIGINT UNSIGNED NULL,
  detail VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  times INT UNSIGNED NOT NULL DEFAULT 1,
  raised_at DATETIME(3) NOT NULL,
  last_raised_at DATETIME(3) NOT NULL,
  handled_at DATETIME(3) NULL,
  UNIQUE KEY payment_issues_subject (kind, subject),
  KEY payment_issues_waiting (handled_at, raised_at),
  KEY payment_issues_payment (payment_id),
  KEY payment_issues_dispute (dispute_id),
  CONSTRAINT payment_issues_payment FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE RESTRICT,
  CONSTRAINT payment_issues_dispute FOREIGN KEY (dispute_id) REFERENCES disputes (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE payment_issues';
