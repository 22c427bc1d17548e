import { relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** What pages are made of. Data, mails and caches are written all the time. */
const SOURCES: ReadonlySet<string> = new Set([
  'app',
  'bff',
  'database',
  'design-system',
  'fields',
  'formats',
  'public',
  'states',
]);
const NO_SOURCE = /\.(?:test|stories)\.tsx?$|\/testing\//;
/** Vite forgets what it has loaded of a changed file first, and an editor may write several. */
const QUIET_MS = 100;

const SCRIPT = '<script type="module" src="/app/dev/reload-page.ts"></script>';

/** Tells open pages when their code, styles or texts have changed. */
export function watchSources(vite: ViteDevServer): void {
  const changed = new Set<string>();
  let quiet: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, file) => {
    const path = relative(vite.config.root, file);
    if (!SOURCES.has(path.split(sep, 1)[0]!) || NO_SOURCE.test(path)) return;
    changed.add(file);
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      const { moduleGraph } = vite.environments.client;
      const isInBrowser = [...changed].every((each) => (moduleGraph.getModulesByFile(each)?.size ?? 0) > 0);
      changed.clear();
      vite.ws.send('product:changed', { isInBrowser });
    }, QUIET_MS);
  });
}

/** A page with the script that listens; anything else as it is, and a page that says by itself that it runs none. */
export async function withReload(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage || !response.body || /\bsandbox\b/.test(headers.get('content-security-policy') ?? '')) return response;
  const html = await response.text();
  headers.delete('content-length');
  const end = html.lastIndexOf('</body>');
  const at = end < 0 ? html.length : end;
  return new Response(html.slice(0, at) + SCRIPT + html.slice(at), { status: response.status, headers });
}

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Code that cannot be loaded is a page too, which comes back by itself when it can. */
export const brokenPage = (error: unknown): Response =>
  new Response(
    `<!doctype html><title>Error</title><body><pre>${escaped(error instanceof Error ? (error.stack ?? error.message) : String(error))}</pre></body>`,
    { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
