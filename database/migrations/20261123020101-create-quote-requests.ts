/**
 * A trip that a customer requests quotes for. `send_key` comes from the form: a request sent twice is stored once. Stops are JSON because
 * they are read as a whole.
 */
export const up = `
CREATE TABLE IF NOT EXISTS quote_requests (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  number VARCHAR(12) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  customer_id BIGINT UNSIGNED NOT NULL,
  user_id BIGINT UNSIGNED NOT NULL,
  previous_id BIGINT UNSIGNED NULL,
  send_key CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  language ENUM('sv', 'en') NOT NULL,
  trip_type ENUM('one-way', 'round-trip', 'day-trip') NOT NULL,
  stops JSON NOT NULL,
  departure_at DATETIME(3) NOT NULL,
  return_at DATETIME(3) NULL,
  adults SMALLINT UNSIGNED NOT NULL,
  children SMALLINT UNSIGNED NOT NULL,
  wheelchairs SMALLINT UNSIGNED NOT NULL,
  message VARCHAR(2000) NULL,
  special_requests VARCHAR(2000) NULL,
  created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
  UNIQUE KEY quote_requests_number (number),
  UNIQUE KEY quote_requests_sent_once (customer_id, send_key),
  KEY quote_requests_customer (customer_id, id),
  KEY quote_requests_user (user_id),
  KEY quote_requests_previous (previous_id),
  CONSTRAINT quote_requests_customer FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE RESTRICT,
  CONSTRAINT quote_requests_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT quote_requests_previous FOREIGN KEY (previous_id) REFERENCES quote_requests (id) ON DELETE RESTRICT,
  CONSTRAINT quote_requests_passengers CHECK (adults + children + wheelchairs > 0),
  CONSTRAINT quote_requests_return_after_departure CHECK (return_at > departure_at),
  CONSTRAINT quote_requests_trip_shape CHECK ((trip_type = 'one-way') = (return_at IS NULL))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE quote_requests';
