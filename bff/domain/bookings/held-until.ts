interface Held {
  holdExpiresAt: Date | null;
  /** In the order in which they were begun. */
  payments?: readonly { status: string; expiresAt: Date | null }[];
}

/**
 * Until when somebody can pay for what they hold; null: nothing is held. A page that is open at the provider, also after a declined card,
 * closes a little before the hold ends, and then no other can be opened. The same wherever a reservation is shown, so that people see one clock.
 */
export function heldUntil({ holdExpiresAt, payments = [] }: Held): Date | null {
  const last = payments.at(-1);
  const closes = last && ['open', 'failed'].includes(last.status) ? last.expiresAt : null;
  return holdExpiresAt && closes && closes < holdExpiresAt ? closes : holdExpiresAt;
}
