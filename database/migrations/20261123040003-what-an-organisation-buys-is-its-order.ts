// Traces: S5-012
/** Conversely, a purchase by an organisation's customer record is that organisation's order, which requires a unit. */
export const up = `
CREATE TRIGGER orders_of_organisations BEFORE INSERT ON orders FOR EACH ROW
BEGIN
  IF NEW.deal_organisation_id IS NULL AND EXISTS (SELECT 1 FROM customers WHERE id = NEW.customer_id AND organisation_id IS NOT NULL) THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'booking.unitRequired';
  END IF;
END
`;

export const down = 'DROP TRIGGER orders_of_organisations';
