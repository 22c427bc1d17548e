/**
 * An integration acts for an operator, a customer or nobody in particular, never for two. External ids of active ones differ. `form_key` is
 * of the form that made it: sent twice it makes one.
 */
export const up = `
ALTER TABLE integration_users
  ADD COLUMN customer_id BIGINT UNSIGNED NULL AFTER company_id,
  ADD COLUMN external_id VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL AFTER customer_id,
  ADD COLUMN last_used_at DATETIME(3) NULL AFTER previous_until,
  ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1 AFTER last_used_at,
  ADD COLUMN form_key CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER version,
  ADD COLUMN active_external_id VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
    GENERATED ALWAYS AS (CASE WHEN status = 'active' THEN external_id END) STORED,
  ADD UNIQUE KEY integration_users_form (form_key),
  ADD UNIQUE KEY integration_users_active_external_id (active_external_id),
  ADD KEY integration_users_customer (customer_id),
  ADD CONSTRAINT integration_users_customer FOREIGN KEY (customer_id) REFERENCES customers (id),
  ADD CONSTRAINT integration_users_acts_for_one CHECK (company_id IS NULL OR customer_id IS NULL)
`;

export const down = `
ALTER TABLE integration_users
  DROP CONSTRAINT integration_users_acts_for_one,
  DROP FOREIGN KEY integration_users_customer,
  DROP KEY integration_users_customer,
  DROP KEY integration_users_active_external_id,
  DROP KEY integration_users_form,
  DROP COLUMN active_external_id,
  DROP COLUMN form_key,
  DROP COLUMN version,
  DROP COLUMN last_used_at,
  DROP COLUMN external_id,
  DROP COLUMN customer_id
`;
