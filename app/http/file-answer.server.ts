import { redirect } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { redirectWithFlash } from './flash.server';
import { localePath } from './locale-path';

interface AnsweredFile {
  /** Becomes the download's name, by `plainName`. */
  name: string;
  type:
    'application/pdf' | 'text/calendar; charset=utf-8' | 'text/csv; charset=utf-8' | 'application/json; charset=utf-8';
  body: string | Buffer;
}

/** Letters lose their diacritics; anything else but ASCII letters, digits, dots and hyphens becomes a hyphen. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.-]/g, '-');

/**
 * A personal file as a download that nothing on the way caches. A download cannot show a domain error, so the browser is redirected to
 * `page`, the path that shows the same data and says why there is no file.
 */
export async function fileAnswer(request: Request, page: string, make: () => Promise<AnsweredFile>): Promise<Response> {
  try {
    const { name, type, body } = await make();
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
    return new Response(bytes, {
      headers: {
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'content-disposition': `attachment; filename="${plainName(name)}"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // There may be a file later, or never: the other page says so. If the thing itself is missing, that page says that too.
    if (error.status === 409)
      return redirectWithFlash(request, page, `errors:${error.key}`, {
        kind: 'info',
        params: Object.fromEntries(error.params.map((value, index) => [index, value])),
      });
    return redirect(localePath(request, page));
  }
}
