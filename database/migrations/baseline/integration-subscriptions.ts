/** The events that an integration receives. */
export const table = `
CREATE TABLE IF NOT EXISTS integration_subscriptions (
  integration_user_id BIGINT UNSIGNED NOT NULL,
  event ENUM('booking.created', 'booking.changed', 'booking.canceled') NOT NULL,
  PRIMARY KEY (integration_user_id, event),
  CONSTRAINT integration_subscriptions_user FOREIGN KEY (integration_user_id) REFERENCES integration_users (id) ON DELETE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
