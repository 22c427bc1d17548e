/** A company that was asked: at most three per request. `next_step` is what a job does next while the company has not answered. */
export const up = `
CREATE TABLE IF NOT EXISTS quote_request_companies (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  quote_request_id BIGINT UNSIGNED NOT NULL,
  company_id BIGINT UNSIGNED NOT NULL,
  position TINYINT UNSIGNED NOT NULL,
  status ENUM('new', 'answered', 'rejected') NOT NULL,
  message VARCHAR(1000) NULL,
  expires_at DATETIME(3) NOT NULL,
  next_step ENUM('halfTime', 'lastHours', 'expiry') NULL,
  next_step_at DATETIME(3) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY quote_request_companies_once (quote_request_id, company_id),
  UNIQUE KEY quote_request_companies_position (quote_request_id, position),
  KEY quote_request_companies_queue (company_id, status, id),
  KEY quote_request_companies_step (next_step_at, id),
  CONSTRAINT quote_request_companies_request FOREIGN KEY (quote_request_id) REFERENCES quote_requests (id) ON DELETE RESTRICT,
  CONSTRAINT quote_request_companies_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE RESTRICT,
  CONSTRAINT quote_request_companies_three CHECK (position BETWEEN 1 AND 3),
  CONSTRAINT quote_request_companies_clock CHECK ((next_step IS NULL) = (next_step_at IS NULL) AND (status = 'new' OR next_step IS NULL)),
  CONSTRAINT quote_request_companies_rejected_says_why CHECK (status <> 'rejected' OR message IS NOT NULL)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE quote_request_companies';
