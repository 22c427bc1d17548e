/** Who moved what from which state to which, when and why. Append-only. */
export const up = `
CREATE TABLE event_log (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  entity VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  entity_id BIGINT UNSIGNED NOT NULL,
  from_state VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
  to_state VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  actor_kind ENUM('user', 'visitor', 'system') NOT NULL,
  actor_user_id BIGINT UNSIGNED NULL,
  actor_name VARCHAR(80) NULL,
  reason VARCHAR(1000) NULL,
  data JSON NULL,
  at DATETIME(3) NOT NULL,
  KEY event_log_entity (entity, entity_id, id),
  KEY event_log_actor (actor_user_id, id),
  CONSTRAINT event_log_actor FOREIGN KEY (actor_user_id) REFERENCES users (id) ON DELETE RESTRICT,
  CONSTRAINT event_log_says_who CHECK ((actor_kind = 'user') = (actor_user_id IS NOT NULL))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

export const down = 'DROP TABLE event_log';
