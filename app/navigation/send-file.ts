/** The progress of an upload, in bytes. */
export interface Sending {
  sent: number;
  total: number;
}

const hasFile = (body: unknown): body is FormData =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File && value.size > 0);

/**
 * Like `fetch`, but reports the progress of a form with a file, which `fetch` cannot. Everything else uses plain `fetch`. An action's
 * responses are small, so they can be buffered whole.
 */
export const tellingHowFar =
  (plain: typeof fetch, tell: (now: Sending | undefined) => void): typeof fetch =>
  (input, init) => {
    const body = init?.body;
    if (!hasFile(body)) return plain(input, init);
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const end = () => tell(undefined);
      const stop = () => request.abort();
      request.open(init?.method ?? 'POST', input instanceof Request ? input.url : input);
      new Headers(init?.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.responseType = 'blob';
      request.upload.onprogress = ({ loaded, total }) => tell({ sent: loaded, total });
      request.onload = () => {
        end();
        resolve(new Response(request.response as Blob, { status: request.status, headers: headersOf(request) }));
      };
      // The same errors as `fetch`.
      request.onerror = () => {
        end();
        reject(new TypeError('no answer'));
      };
      request.onabort = () => {
        end();
        reject(new DOMException('a newer request took its place', 'AbortError'));
      };
      init?.signal?.addEventListener('abort', stop);
      request.onloadend = () => init?.signal?.removeEventListener('abort', stop);
      request.send(body);
    });
  };

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r\n/);
  return new Headers(lines.map((line): [string, string] => [line.split(':', 1)[0]!, line.replace(/^[^:]*:\s*/, '')]));
}
