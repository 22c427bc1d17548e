/** A right is given and taken, never turned into another: the rule about the last administrator looks at what is taken. */
export const up = `
CREATE TRIGGER deal_rights_before_update BEFORE UPDATE ON deal_rights FOR EACH ROW
  SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'dealRight.changed'
`;

export const down = 'DROP TRIGGER deal_rights_before_update';
