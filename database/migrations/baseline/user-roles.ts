/** A user's scopes, in the order in which they are listed: the last one is the current role (unless COMPANY_ADMIN is among them). */
export const table = `
CREATE TABLE IF NOT EXISTS user_roles (
  user_id BIGINT UNSIGNED NOT NULL,
  role ENUM('CUSTOMER','DRIVER','COMPANY_ADMIN','SYSTEM_ADMIN','SYSTEM_OWNER','DEAL_CUSTOMER_USER','DEAL_CUSTOMER_ADMIN','DEAL_CUSTOMER_BOOKER','DEAL_CUSTOMER_FINANCE','PRIVATE_CUSTOMER','CORPORATE_CUSTOMER','TRAFFIC_CONTROLLER') NOT NULL,
  position TINYINT UNSIGNED NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id,role),
  KEY user_roles_role (role,user_id),
  CONSTRAINT user_roles_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
