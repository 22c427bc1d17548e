// Traces: S4-069, S4-071
import { queueAnalyticsEvent } from '@bff/domain/analytics';
import { localeOf } from '~/i18n/i18n';
import { consentOf } from './consent.server';

/** Reports a login or logout in this browser to analytics, if its user has agreed to marketing cookies; otherwise nothing is sent. */
export async function tellAnalytics(request: Request, event: 'login' | 'logout', userId: number): Promise<void> {
  if ((await consentOf(request))?.marketing) await queueAnalyticsEvent(event, { userId, language: localeOf(request) });
}
