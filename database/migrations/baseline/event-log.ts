/** Who moved what from which state to which, when and why. Append-only. */
export const table = `
CREATE TABLE IF NOT EXISTS event_log (
  id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
  entity VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  entity_id BIGINT UNSIGNED NULL,
  entity_key VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NULL,
  from_state VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NULL,
  to_state VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  actor_kind ENUM('user','visitor','system') NOT NULL,
  actor_user_id BIGINT UNSIGNED NULL,
  actor_name VARCHAR(80) NULL,
  reason VARCHAR(1000) NULL,
  data JSON NULL,
  at DATETIME(3) NOT NULL,
  PRIMARY KEY (id),
  KEY event_log_entity (entity,entity_id,id),
  KEY event_log_actor (actor_user_id,id),
  KEY event_log_entity_key (entity_key,entity,id),
  KEY event_log_at (at),
  KEY event_log_entity_at (entity,at),
  KEY event_log_to_state_at (to_state,at),
  CONSTRAINT event_log_actor FOREIGN KEY (actor_user_id) REFERENCES users (id),
  CONSTRAINT event_log_says_who CHECK (actor_kind = 'user' = (actor_user_id is not null)),
  CONSTRAINT event_log_number_or_key CHECK (entity_id is null <> (entity_key is null))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_swedish_ci
`;

/** In the order in which they run. */
export const triggers = [
  `
CREATE TRIGGER IF NOT EXISTS event_log_before_delete BEFORE DELETE ON event_log FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'event_log is append-only'
`,
  `
CREATE TRIGGER IF NOT EXISTS event_log_before_update BEFORE UPDATE ON event_log FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'event_log is append-only'
`,
];
