import { createHmac } from 'node:crypto';
import { keyFor } from '@bff/platform/signing';

const LENGTH = 22;

/**
 * Stands for a user during a calendar month (UTC): logins can be counted per person, and nobody can be followed from month to month.
 * Without the installation's secret it cannot be traced back.
 */
export function pseudonymOf(userId: number, at: Date): string {
  const month = at.toISOString().slice(0, 7);
  return createHmac('sha256', keyFor('analytics-pseudonym'))
    .update(`${month}\n${userId}`)
    .digest('base64url')
    .slice(0, LENGTH);
}
