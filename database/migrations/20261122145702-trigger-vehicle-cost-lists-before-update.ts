/** A safety net: no two basic price lists may apply on the same day. Writers wait for each other at the company's row. */
export const up = `
CREATE TRIGGER vehicle_cost_lists_before_update BEFORE UPDATE ON vehicle_cost_lists FOR EACH ROW
BEGIN
  DECLARE locked_company BIGINT UNSIGNED;
  DECLARE overlaps INT;
  IF NEW.scope = 'basic' THEN
    SELECT id INTO locked_company FROM companies WHERE id = NEW.company_id FOR UPDATE;
    SELECT COUNT(*) INTO overlaps FROM vehicle_cost_lists AS other
      WHERE other.company_id = NEW.company_id AND other.scope = 'basic' AND other.id <> OLD.id
        AND other.valid_from <= COALESCE(NEW.valid_to, '9999-12-31') AND COALESCE(other.valid_to, '9999-12-31') >= NEW.valid_from
      LOCK IN SHARE MODE;
    IF overlaps > 0 THEN
      SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'vehicleCostList.overlap';
    END IF;
  END IF;
END
`;

export const down = 'DROP TRIGGER vehicle_cost_lists_before_update';
