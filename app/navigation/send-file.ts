/** What of a request with a file has been sent, in bytes. */
export interface Sending {
  sent: number;
  total: number;
}

const hasFile = (body: unknown): body is FormData =>
  body instanceof FormData && [...body.values()].some((value) => value instanceof File && value.size > 0);

/**
 * As `fetch`, for a form with a file: says how far it has come, which `fetch` cannot. Everything else goes the plain way. Answers of an action
 * are small, so that nothing is lost by having them whole.
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
      // The same errors that `fetch` has.
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
