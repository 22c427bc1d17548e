// Traces: S8-078
import type { Language } from '@bff/domain/shared/actor';
import { apiRefusal, isApiPath } from './api-refusal';
import { languageOfPath } from './locale';

const texts = {
  400: {
    sv: ['Förfrågan kan inte läsas', 'Adressen eller formuläret gick inte att tolka.'],
    en: ['The request cannot be read', 'The address or the form could not be understood.'],
  },
  403: {
    sv: ['Förfrågan kom från en annan webbplats', 'Öppna sidan här och försök igen.'],
    en: ['The request came from another site', 'Open the page here and try again.'],
  },
  404: {
    sv: ['Sidan finns inte', 'Kontrollera adressen, eller börja om från startsidan.'],
    en: ['Page not found', 'Check the address, or start again from the main page.'],
  },
  405: {
    sv: ['Det går inte att göra så här', 'Metoden stöds inte.'],
    en: ['That cannot be done here', 'The method is not supported.'],
  },
  408: { sv: ['Det tog för lång tid', 'Försök igen.'], en: ['It took too long', 'Try again.'] },
  411: {
    sv: ['Förfrågans längd saknas', 'Skicka formuläret från sidan.'],
    en: ['The length of the request is missing', 'Send the form from the page.'],
  },
  413: {
    sv: ['Formuläret är för stort', 'Korta texten och försök igen.'],
    en: ['The form is too large', 'Shorten the text and try again.'],
  },
  415: {
    sv: ['Formatet stöds inte', 'Skicka formuläret från sidan.'],
    en: ['Unsupported media type', 'Send the form from the page.'],
  },
  429: {
    sv: ['För många förfrågningar', 'Vänta en stund och försök igen.'],
    en: ['Too many requests', 'Wait a moment and try again.'],
  },
  503: {
    sv: [
      'Tjänsten är inte tillgänglig just nu',
      'Inget har gått förlorat. Vänta en stund, gå tillbaka och försök igen.',
    ],
    en: ['The service is not available right now', 'Nothing has been lost. Wait a moment, go back and try again.'],
  },
} as const satisfies Record<number, Record<Language, readonly [string, string]>>;

export type RefusalStatus = keyof typeof texts;

/** A small page of its own for requests that never reach the product: no session, no database, no scripts. */
function refusalPage(status: RefusalStatus, path: string): string {
  const language = languageOfPath(path);
  const [title, advice] = texts[status][language];
  const back = language === 'sv' ? 'Till startsidan' : 'To the main page';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1><p>${advice}</p><p><a href="/${language}">${back}</a></p></main></body></html>`;
}

/** What a refusal says, as a page or, below `/api`, as JSON. */
export function refusalBody(
  status: RefusalStatus,
  { path, acceptLanguage, seconds }: { path: string; acceptLanguage?: string | undefined; seconds?: number },
): { type: string; body: string } {
  return isApiPath(path)
    ? { type: 'application/json; charset=utf-8', body: apiRefusal(status, acceptLanguage, seconds) }
    : { type: 'text/html; charset=utf-8', body: refusalPage(status, path) };
}

/** The refusal as an answer, with `extra` headers (Retry-After, Allow). */
export function refuse(status: RefusalStatus, request: Request, extra: Record<string, string> = {}): Response {
  const { type, body } = refusalBody(status, {
    path: new URL(request.url).pathname,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
    ...(extra['retry-after'] ? { seconds: Number(extra['retry-after']) } : {}),
  });
  return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store', ...extra } });
}
