/** Staff notes about a booking, a customer or a company: about exactly one of them. `owner_company_id` is the company whose staff wrote it; null for administrators. */
export const up = `
CREATE TABLE notes (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  booking_id BIGINT UNSIGNED NULL,
  customer_id BIGINT UNSIGNED NULL,
  company_id BIGINT UNSIGNED NULL,
  owner_company_id BIGINT UNSIGNED NULL,
  author_user_id BIGINT UNSIGNED NOT NULL,
  text VARCHAR(2000) NOT NULL,
  created_at DATETIME(3) NOT NULL,
  edited_at DATETIME(3) NULL,
  lock_version BIGINT UNSIGNED NOT NULL DEFAULT 0,
  PRIMARY KEY (id),
  KEY notes_booking (booking_id, id),
  KEY notes_customer (customer_id, id),
  KEY notes_company (company_id, id),
  KEY notes_owner_company (owner_company_id),
  KEY notes_author (author_user_id),
  CONSTRAINT notes_booking FOREIGN KEY (booking_id) REFERENCES bookings (id),
  CONSTRAINT notes_customer FOREIGN KEY (customer_id) REFERENCES customers (id),
  CONSTRAINT notes_company FOREIGN KEY (company_id) REFERENCES companies (id),
  CONSTRAINT notes_owner_company FOREIGN KEY (owner_company_id) REFERENCES companies (id),
  CONSTRAINT notes_author FOREIGN KEY (author_user_id) REFERENCES users (id),
  CONSTRAINT notes_about_one CHECK ((booking_id IS NOT NULL) + (customer_id IS NOT NULL) + (company_id IS NOT NULL) = 1),
  CONSTRAINT notes_of_companies CHECK (owner_company_id IS NULL OR booking_id IS NOT NULL),
  CONSTRAINT notes_say_something CHECK (CHAR_LENGTH(text) > 0)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE notes';
