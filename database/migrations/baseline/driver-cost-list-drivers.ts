export const table = `
CREATE TABLE IF NOT EXISTS driver_cost_list_drivers (
  list_id BIGINT UNSIGNED NOT NULL,
  user_id BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (list_id, user_id),
  KEY driver_cost_list_drivers_user (user_id),
  CONSTRAINT driver_cost_list_drivers_list FOREIGN KEY (list_id) REFERENCES driver_cost_lists (id) ON DELETE CASCADE,
  CONSTRAINT driver_cost_list_drivers_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
