/** What is reported of a login or logout: nothing that identifies the user. */
export interface AnalyticsEvent {
  event: 'login' | 'logout';
  /** The same for one person during a month, another in the next. */
  pseudonym: string;
  language: 'sv' | 'en';
  /** ISO 8601, UTC, to the hour. */
  hour: string;
}

export interface Analytics {
  /** @throws AnalyticsUnavailable when nobody accepts it now; the event is to be sent later */
  send(event: AnalyticsEvent): Promise<void>;
}

export class AnalyticsUnavailable extends Error {
  override readonly name = 'AnalyticsUnavailable';
}
