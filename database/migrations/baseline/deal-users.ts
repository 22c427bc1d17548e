/** Who belongs to which organisation: at most one. */
export const table = `
CREATE TABLE IF NOT EXISTS deal_users (
  user_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
  organisation_id BIGINT UNSIGNED NOT NULL,
  UNIQUE KEY deal_users_organisation (organisation_id, user_id),
  CONSTRAINT deal_users_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT deal_users_organisation FOREIGN KEY (organisation_id) REFERENCES deal_organisations (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
