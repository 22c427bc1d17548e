// Traces: S4-069
import { logger } from '@bff/platform/logger';
import { outgoingCall } from '@bff/platform/tracing/outgoing-call';
import { type Analytics, AnalyticsUnavailable } from './port';

const TIMEOUT_MS = 5_000;

/** Posts events as JSON to the installation's address. An event that is refused for good is dropped: it is not worth an alarm. */
export const httpAnalytics = (url: string): Analytics => ({
  async send(event) {
    let status: number;
    try {
      const response = await outgoingCall(
        { to: 'analytics', method: 'POST', host: new URL(url).hostname },
        (headers) =>
          fetch(url, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(event),
            redirect: 'manual',
            signal: AbortSignal.timeout(TIMEOUT_MS),
          }),
        ({ status: answered }) => answered,
      );
      await response.body?.cancel();
      ({ status } = response);
    } catch (error) {
      throw new AnalyticsUnavailable(error instanceof Error ? error.name : 'no answer');
    }
    if (status >= 500 || status === 429) throw new AnalyticsUnavailable(`answered ${status}`);
    if (status >= 300) logger.warn({ event: 'analytics.refused', status }, 'an analytics event is refused');
  },
});
