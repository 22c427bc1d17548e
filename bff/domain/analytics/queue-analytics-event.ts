// Traces: S4-069
import { clock } from '@bff/platform/clock';
import { env } from '@bff/platform/env';
import type { AnalyticsEvent } from '@bff/integrations/analytics/port';
import type { Language } from '../shared/actor';
import { enqueue } from '../shared/outbox.store';
import { pseudonymOf } from './pseudonym';

/**
 * Queues an event for analytics, if the installation has any. The caller has checked the person's consent to marketing cookies. The queued
 * data name nobody either.
 */
export async function queueAnalyticsEvent(
  event: AnalyticsEvent['event'],
  { userId, language }: { userId: number; language: Language },
): Promise<void> {
  if (env().ANALYTICS_URL === undefined) return;
  const now = clock.now();
  const hour = `${now.toISOString().slice(0, 13)}:00:00Z`;
  const told: AnalyticsEvent = { event, pseudonym: pseudonymOf(userId, now), language, hour };
  await enqueue('analytics', { ...told });
}
