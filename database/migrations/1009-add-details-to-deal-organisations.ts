/**
 * Whom the organisation is reached by, how it pays, whether it buys train replacement, and a third state: a suspended one buys nothing new.
 * `version` counts the changes of its details, so that of two people who edit at once the second hears of it.
 */
export const up = `
ALTER TABLE deal_organisations
  MODIFY COLUMN status ENUM('active', 'inactive', 'suspended') NOT NULL DEFAULT 'active',
  ADD COLUMN contact_name VARCHAR(200) NOT NULL DEFAULT '',
  ADD COLUMN contact_email VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  ADD COLUMN contact_phone VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
  ADD COLUMN credit_limit BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN payment_terms_days SMALLINT UNSIGNED NOT NULL DEFAULT 30,
  ADD COLUMN pays_by_invoice BOOLEAN NOT NULL DEFAULT FALSE,
  ADD COLUMN pays_by_card BOOLEAN NOT NULL DEFAULT TRUE,
  ADD COLUMN collective_invoice BOOLEAN NOT NULL DEFAULT FALSE,
  ADD COLUMN train_replacement BOOLEAN NOT NULL DEFAULT FALSE,
  ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1,
  ADD CONSTRAINT deal_organisations_credit CHECK (credit_limit >= 0),
  ADD CONSTRAINT deal_organisations_terms CHECK (payment_terms_days <= 90),
  ADD CONSTRAINT deal_organisations_pays CHECK (pays_by_invoice OR pays_by_card),
  ADD CONSTRAINT deal_organisations_collective CHECK (pays_by_invoice OR NOT collective_invoice)
`;

export const down = `
ALTER TABLE deal_organisations
  DROP CONSTRAINT deal_organisations_credit,
  DROP CONSTRAINT deal_organisations_terms,
  DROP CONSTRAINT deal_organisations_pays,
  DROP CONSTRAINT deal_organisations_collective,
  DROP COLUMN contact_name,
  DROP COLUMN contact_email,
  DROP COLUMN contact_phone,
  DROP COLUMN credit_limit,
  DROP COLUMN payment_terms_days,
  DROP COLUMN pays_by_invoice,
  DROP COLUMN pays_by_card,
  DROP COLUMN collective_invoice,
  DROP COLUMN train_replacement,
  DROP COLUMN version,
  MODIFY COLUMN status ENUM('active', 'inactive') NOT NULL DEFAULT 'active'
`;
