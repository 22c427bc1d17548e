/** Whether somebody buys train replacement is their organisation's to say, for all of its users. */
export const up = `
UPDATE deal_organisations SET train_replacement = TRUE
  WHERE id IN (SELECT d.organisation_id FROM deal_users d JOIN users u ON u.id = d.user_id WHERE u.train_replacement_customer)
`;

export const down = `
UPDATE users JOIN deal_users ON deal_users.user_id = users.id JOIN deal_organisations o ON o.id = deal_users.organisation_id
  SET users.train_replacement_customer = o.train_replacement
`;
