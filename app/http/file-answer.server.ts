import { redirect } from '@remix-run/node';
import { DomainError } from '@bff/domain/shared/errors';
import { redirectWithFlash } from './flash.server';
import { localePath } from './locale-path';

interface AnsweredFile {
  /** Becomes the download's name; what is not an ASCII letter, digit, dot or hyphen becomes a hyphen. */
  name: string;
  type:
    'application/pdf' | 'text/calendar; charset=utf-8' | 'text/csv; charset=utf-8' | 'application/json; charset=utf-8';
  body: string | Buffer;
}

/**
 * A personal file as a download, kept nowhere on the way. What the domain refuses is told by a page, as a download cannot: the browser is
 * led to `page`, the path that shows the same thing and why there is no file of it.
 */
export async function fileAnswer(request: Request, page: string, make: () => Promise<AnsweredFile>): Promise<Response> {
  try {
    const { name, type, body } = await make();
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
    return new Response(bytes, {
      headers: {
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'content-disposition': `attachment; filename="${name.replace(/[^A-Za-z0-9.-]/g, '-')}"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // There will be one later, or never: said where the browser is led to. What is not there at all, the page there says itself.
    if (error.status === 409)
      return redirectWithFlash(request, page, `errors:${error.key}`, {
        kind: 'info',
        params: Object.fromEntries(error.params.map((value, index) => [index, value])),
      });
    return redirect(localePath(request, page));
  }
}
