/** The log is immutable except for people's words, which are erased with the account they are about. */
export const up = `
CREATE TRIGGER event_log_before_update BEFORE UPDATE ON event_log FOR EACH ROW
  IF NEW.reason IS NOT NULL OR NOT (
    NEW.id = OLD.id AND NEW.entity = OLD.entity AND NEW.entity_id <=> OLD.entity_id AND NEW.entity_key <=> OLD.entity_key
    AND NEW.from_state <=> OLD.from_state AND NEW.to_state = OLD.to_state AND NEW.actor_kind = OLD.actor_kind
    AND NEW.actor_user_id <=> OLD.actor_user_id AND NEW.actor_name <=> OLD.actor_name AND NEW.code <=> OLD.code
    AND NEW.data <=> OLD.data AND NEW.at = OLD.at
  ) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'event_log is append-only';
  END IF
`;

export const down = 'DROP TRIGGER event_log_before_update';
