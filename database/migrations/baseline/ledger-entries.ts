/**
 * Double entry: the amounts (öre, debit positive) of one `posting` sum to 0. A posting's name states its purpose, so it is made only once.
 */
export const table = `
CREATE TABLE IF NOT EXISTS ledger_entries (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  posting VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  account VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  amount BIGINT NOT NULL,
  order_id BIGINT UNSIGNED NULL,
  booking_id BIGINT UNSIGNED NULL,
  payment_id BIGINT UNSIGNED NULL,
  refund_id BIGINT UNSIGNED NULL,
  booked_at DATETIME(3) NOT NULL,
  UNIQUE KEY ledger_entries_posting (posting, account),
  KEY ledger_entries_account (account, booked_at),
  KEY ledger_entries_order (order_id),
  KEY ledger_entries_booking (booking_id),
  KEY ledger_entries_payment (payment_id),
  KEY ledger_entries_refund (refund_id),
  CONSTRAINT ledger_entries_order FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT,
  CONSTRAINT ledger_entries_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE RESTRICT,
  CONSTRAINT ledger_entries_payment FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE RESTRICT,
  CONSTRAINT ledger_entries_refund FOREIGN KEY (refund_id) REFERENCES refunds (id) ON DELETE RESTRICT,
  CONSTRAINT ledger_entries_not_nothing CHECK (amount <> 0)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS ledger_entries_before_delete BEFORE DELETE ON ledger_entries FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'ledger_entries is append-only'
`,
  `
CREATE TRIGGER IF NOT EXISTS ledger_entries_before_update BEFORE UPDATE ON ledger_entries FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'ledger_entries is append-only'
`,
];
