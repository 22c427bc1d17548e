// Traces: S7-004
import type { Language } from '@bff/domain/shared/actor';

/** The most preferred language in an Accept-Language header that we speak; Swedish if there is none. */
export function requestLanguage(header: string | undefined): Language {
  let best: { language: Language; quality: number } = { language: 'sv', quality: 0 };
  for (const part of (header ?? '').slice(0, 500).split(',')) {
    const match = /^\s*(sv|en)(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d{1,3})?))?\s*$/i.exec(part);
    if (!match) continue;
    const quality = Number(match[2] ?? 1);
    if (quality > best.quality) best = { language: match[1]!.toLowerCase() as Language, quality };
  }
  return best.language;
}
