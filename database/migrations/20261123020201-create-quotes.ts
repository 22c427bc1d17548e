/**
 * A company's answer to a request: buses and a binding price. `buses` has an offer's data for each (price, seats, drivers), read as a
 * whole. At most one quote per request is being paid for or accepted: `chosen_for` is its request then.
 */
export const up = `
CREATE TABLE IF NOT EXISTS quotes (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  quote_request_id BIGINT UNSIGNED NOT NULL,
  quote_request_company_id BIGINT UNSIGNED NOT NULL,
  company_id BIGINT UNSIGNED NOT NULL,
  status ENUM('open', 'inProgress', 'accepted', 'rejected', 'expired') NOT NULL,
  expires_at DATETIME(3) NOT NULL,
  countries VARCHAR(120) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  buses JSON NOT NULL,
  proposed_price BIGINT UNSIGNED NOT NULL,
  operator_price BIGINT UNSIGNED NOT NULL,
  customer_price BIGINT UNSIGNED NOT NULL,
  tax BIGINT UNSIGNED NOT NULL,
  total BIGINT UNSIGNED NOT NULL,
  message VARCHAR(2000) NULL,
  rejected_by ENUM('customer', 'anotherChosen') NULL,
  reject_reason VARCHAR(1000) NULL,
  order_id BIGINT UNSIGNED NULL,
  chosen_for BIGINT UNSIGNED AS (IF(status IN ('inProgress', 'accepted'), quote_request_id, NULL)) STORED,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY quotes_one_a_company (quote_request_company_id),
  UNIQUE KEY quotes_one_chosen (chosen_for),
  KEY quotes_request (quote_request_id),
  KEY quotes_company (company_id),
  KEY quotes_expiry (status, expires_at),
  KEY quotes_order (order_id),
  CONSTRAINT quotes_request FOREIGN KEY (quote_request_id) REFERENCES quote_requests (id) ON DELETE RESTRICT,
  CONSTRAINT quotes_asked FOREIGN KEY (quote_request_company_id) REFERENCES quote_request_companies (id) ON DELETE RESTRICT,
  CONSTRAINT quotes_company FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE RESTRICT,
  CONSTRAINT quotes_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT,
  CONSTRAINT quotes_margin CHECK (operator_price <= customer_price),
  CONSTRAINT quotes_total_is_sum CHECK (total = customer_price + tax),
  CONSTRAINT quotes_rejected_by CHECK ((status = 'rejected') = (rejected_by IS NOT NULL)),
  CONSTRAINT quotes_ordered CHECK (status NOT IN ('inProgress', 'accepted') OR order_id IS NOT NULL)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE quotes';
