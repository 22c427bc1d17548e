/** Carries to the search table what it repeats of the vehicle. Booking locks write `lock_version` only and pass by. */
export const up = `
CREATE TRIGGER vehicles_after_update AFTER UPDATE ON vehicles FOR EACH ROW
BEGIN
  IF NEW.seats <> OLD.seats OR NEW.wheelchair_places <> OLD.wheelchair_places OR NEW.status <> OLD.status OR NEW.company_id <> OLD.company_id THEN
    UPDATE starting_positions SET
      company_id = NEW.company_id, seats = NEW.seats, wheelchair_places = NEW.wheelchair_places,
      active = (NEW.status = 'active' AND (SELECT status FROM companies WHERE id = NEW.company_id) = 'active')
      WHERE vehicle_id = NEW.id;
  END IF;
END
`;

export const down = 'DROP TRIGGER vehicles_after_update';
