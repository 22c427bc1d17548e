// Traces: S1-027, S2-001, S2-002, S2-003, S2-004, S5-001, S9-001
import type { Language } from '@bff/domain/shared/actor';

export const languageOfPath = (path: string): Language => (/^\/en(?:[/?.]|$)/.test(path) ? 'en' : 'sv');

/**
 * Where a path without a supported language belongs (specification section 2: «redirected to the same path under sv»), or undefined when
 * it has one. `/de/booking/list` and `/pt-BR/booking/list` name a language that we do not speak; `/booking/list` names none.
 */
export function localisedPath(pathname: string): string | undefined {
  if (/^\/(sv|en)(\/|\.data$|$)/.test(pathname)) return undefined;
  const rest = pathname.replace(/^\/[a-z]{2}(-[A-Za-z]{2,4})?(?=\/|$)/, '').replace(/^\/+/, '');
  return rest ? `/sv/${rest}` : '/sv';
}

export const isLanguage = (text: string): text is Language => text === 'sv' || text === 'en';
