// Traces: S2-051, S9-026
import { hostCookie } from './cookies.server';

/** Categories of cookies besides the necessary ones (specification section 2). */
export const CONSENT_CATEGORIES = ['functional', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>> & {
  /** Forms of light pages may fetch the larger scripts. Not a cookie, so it is on until somebody turns it off. */
  readonly livelyForms: boolean;
};

/** Before anything was chosen. */
export const NO_CONSENT: Consent = { functional: false, marketing: false, livelyForms: true };

const YEAR_SECONDS = 365 * 24 * 60 * 60;
// The choice itself is necessary: without it the question would return on every page.
const cookie = hostCookie('consent');

/** What the visitor has agreed to; undefined while they have not answered, when only necessary cookies are allowed. */
export async function consentOf(request: Request): Promise<Consent | undefined> {
  const value: unknown = await cookie.parse(request.headers.get('cookie')).catch(() => undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Partial<Record<keyof Consent, unknown>>;
  return {
    functional: given.functional === true,
    marketing: given.marketing === true,
    livelyForms: given.livelyForms !== false,
  };
}

export const consentCookie = (consent: Consent): Promise<string> => cookie.serialize(consent, { maxAge: YEAR_SECONDS });
