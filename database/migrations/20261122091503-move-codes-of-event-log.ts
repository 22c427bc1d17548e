/** Codes were stored among people's reasons. They can be told apart because entries of these kinds had no reason written by a person. */
export const up = `
UPDATE event_log SET
  code = CASE reason WHEN 'rotated' THEN 'secretRotated' WHEN 'webhook' THEN 'webhookChanged' WHEN 'webhook sent again' THEN 'webhookSentAgain' ELSE reason END,
  reason = NULL
WHERE entity = 'booking' AND to_state IN ('waitingForPayment', 'paymentFailed') AND reason IN ('declined', 'expired', 'turnedBack', 'notOpened', 'mismatch')
  OR entity = 'user' AND data IS NULL AND reason IN ('invitedAgain', 'disabled', 'enabled', 'unlocked', 'loggedOut', 'deletionAsked', 'deletionWithdrawn', 'replaced')
  OR entity = 'integration' AND reason IN ('rotated', 'webhook', 'webhook sent again')
`;

export const down = `
UPDATE event_log SET
  reason = CASE code WHEN 'secretRotated' THEN 'rotated' WHEN 'webhookChanged' THEN 'webhook' WHEN 'webhookSentAgain' THEN 'webhook sent again' ELSE code END,
  code = NULL
WHERE code IS NOT NULL AND reason IS NULL
`;
