/**
 * Events that add nothing about a payment: another event says the same, or they are not about payments. Everything that is neither handled
 * nor listed here goes to an administrator.
 */
const KINDS = new Set([
  'balance.available',
  'charge.captured',
  'charge.expired',
  'charge.failed',
  'charge.pending',
  'charge.succeeded',
  'charge.updated',
]);
const FAMILIES =
  /^(?:account|capability|customer|file|payment_method|payout|person|plan|price|product|reporting|setup_intent)\./;

export const isOfNoConcern = (type: string): boolean => KINDS.has(type) || FAMILIES.test(type);
