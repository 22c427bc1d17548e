const ONE_USE = 'by a link that works once';
const COUNTED = 'counted by the server';
/** Facts that forms overwrite although nobody edits them there, and why nobody's work can be lost: by table and column. */
export const WRITTEN_BY_ACTS: Readonly<Record<string, string>> = {
  'users.password_hash':
    'by who knows the one before, or a link that works once; of several at once one wins (new-password.db.test.ts)',
  'users.email': ONE_USE,
  'email_changes.outcome': ONE_USE,
  'email_changes.pending_user_id': ONE_USE,
  'user_roles.position': 'the order of roles, as rights are given one by one',
  'mail_budgets.used': COUNTED,
  'payments.refunded_amount': COUNTED,
  'companies.rating_count': COUNTED,
  'companies.rating_sum': COUNTED,
  'deviations.handling': 'an act that its machine allows once (deviations.db.test.ts)',
  'journeys.missing_answers': 'that the bus is on its way is answered once (missing-bus.db.test.ts)',
  'journeys.rating': 'given once, by its customer (rate-journey.db.test.ts)',
  'journeys.rating_comment': 'given once, by its customer (rate-journey.db.test.ts)',
  'outbox.forgiven_attempts': COUNTED,
  'starting_positions.active': 'kept by triggers: whether the bus and its company are sold',
  'outbox.subject': 'taken away with the recipient, for good',
  'outbox.parts': 'taken away with the recipient, for good',
  'outbox.recipient': 'taken away with the message or the account, for good',
  'outbox.payload': 'taken away when a message is discarded, for good',
};
