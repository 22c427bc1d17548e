interface AnsweredFile {
  /** Becomes the download's name; ASCII letters, digits, dots and hyphens. */
  name: string;
  type: 'application/pdf' | 'text/calendar; charset=utf-8' | 'text/csv; charset=utf-8';
  body: string | Uint8Array<ArrayBuffer> | Buffer;
}

/** A personal file as a download: kept nowhere on the way. */
export function fileAnswer({ name, type, body }: AnsweredFile): Response {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'content-disposition': `attachment; filename="${name.replace(/[^A-Za-z0-9.-]/g, '-')}"`,
      'cache-control': 'no-store',
    },
  });
}
