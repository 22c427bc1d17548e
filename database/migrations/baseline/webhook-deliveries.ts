/**
 * One event for one integration, and its outcome. `body` is sent byte for byte the same at every attempt. Failed means given up, until
 * somebody resends it.
 */
export const table = `
CREATE TABLE IF NOT EXISTS webhook_deliveries (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  event_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  integration_user_id BIGINT UNSIGNED NOT NULL,
  event ENUM('booking.created', 'booking.changed', 'booking.canceled') NOT NULL,
  booking_id BIGINT UNSIGNED NOT NULL,
  body MEDIUMTEXT NOT NULL,
  status ENUM('pending', 'delivered', 'failed') NOT NULL DEFAULT 'pending',
  attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  last_tried_at DATETIME(3) NULL,
  last_status SMALLINT UNSIGNED NULL,
  last_error VARCHAR(300) NULL,
  created_at DATETIME(3) NOT NULL,
  delivered_at DATETIME(3) NULL,
  UNIQUE KEY webhook_deliveries_event (event_id, integration_user_id),
  KEY webhook_deliveries_log (integration_user_id, id),
  KEY webhook_deliveries_created (created_at),
  KEY webhook_deliveries_booking (booking_id),
  CONSTRAINT webhook_deliveries_user FOREIGN KEY (integration_user_id) REFERENCES integration_users (id) ON DELETE RESTRICT,
  CONSTRAINT webhook_deliveries_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE RESTRICT,
  CONSTRAINT webhook_deliveries_end CHECK ((status = 'delivered') = (delivered_at IS NOT NULL))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;
