/** Whose external lock it is: an integration's own id for a lock is unique over all vehicles. */
export const up = `
ALTER TABLE occupancies
  ADD COLUMN integration_user_id BIGINT UNSIGNED NULL AFTER expires_at,
  DROP KEY occupancies_external,
  ADD UNIQUE KEY occupancies_external (integration_user_id, external_reference),
  ADD CONSTRAINT occupancies_integration FOREIGN KEY (integration_user_id) REFERENCES integration_users (id) ON DELETE RESTRICT,
  ADD CONSTRAINT occupancies_external_lock CHECK (integration_user_id IS NULL OR (kind = 'externallyLocked' AND external_reference IS NOT NULL))
`;

export const down = `
ALTER TABLE occupancies
  DROP CONSTRAINT occupancies_external_lock,
  DROP FOREIGN KEY occupancies_integration,
  DROP KEY occupancies_external,
  ADD UNIQUE KEY occupancies_external (vehicle_id, external_reference),
  DROP COLUMN integration_user_id
`;
