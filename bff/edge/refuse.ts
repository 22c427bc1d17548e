// Traces: S8-078
import { apiRefusal, isApiPath } from './api-refusal';
import { languageOfPath } from './locale';
import { refusalTexts, type RefusalStatus } from './refusal-texts';

/** A small page of its own for requests that never reach the product: no session, no database, no scripts. */
function refusalPage(status: RefusalStatus, path: string): string {
  const language = languageOfPath(path);
  const [title, advice] = refusalTexts[status][language];
  const back = language === 'sv' ? 'Till startsidan' : 'To the home page';
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
