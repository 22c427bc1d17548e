/** Where an integration wants to be told of bookings; null for one that asks for nothing. */
export const up = `
ALTER TABLE integration_users
  ADD COLUMN webhook_url VARCHAR(500) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER company_id,
  ADD CONSTRAINT integration_users_webhook CHECK (webhook_url REGEXP '^https?://')
`;

export const down = `
ALTER TABLE integration_users DROP CONSTRAINT integration_users_webhook, DROP COLUMN webhook_url
`;
