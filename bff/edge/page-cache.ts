import { randomBytes } from 'node:crypto';
import { clock } from '@bff/platform/clock';
import { textBrowserOf } from '@bff/platform/text-browser';

/** Rendering stands in for every visitor who comes within this time; what an administrator changes in a text shows that much later. */
const KEEP_MS = 30_000;
const MOST_PAGES = 100;
/** The main page and content pages. Nothing in them depends on who asks, as long as nobody has a cookie, but words for a text browser. */
const SAME_FOR_ALL = /^\/(?:sv|en)(?:\/page\/[a-z0-9-]{1,60})?$/;

interface KeptPage {
  html: string;
  headers: [string, string][];
  until: number;
}

/**
 * Keeps the pages that are the same for every visitor without cookies. They are rendered with a stand-in for the CSP nonce, which is
 * replaced by the answer's own: the stand-in is random and never leaves the process.
 */
export class PageCache {
  private readonly pages = new Map<string, KeptPage>();
  private readonly standIn = randomBytes(24).toString('base64url');

  /** Answers from the cache, or renders by `render` (given the nonce to render with) and keeps what may be kept. */
  async answer(request: Request, nonce: string, render: (nonce: string) => Promise<Response>): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const isShared =
      request.method === 'GET' && search === '' && !request.headers.has('cookie') && SAME_FOR_ALL.test(pathname);
    if (!isShared) return render(nonce);
    const now = clock.millis();
    const key = [pathname, textBrowserOf(request.headers.get('user-agent'))].join(' ');
    const known = this.pages.get(key);
    if (known && known.until > now) return this.toResponse(known, nonce);

    const response = await render(this.standIn);
    const html = await response.text();
    const page = { html, headers: [...response.headers], until: now + KEEP_MS };
    if (response.status !== 200 || response.headers.has('set-cookie')) {
      return new Response(html.replaceAll(this.standIn, nonce), { status: response.status, headers: response.headers });
    }
    // The oldest go first; there are as many pages as texts and text browsers, so this is a bound and not a policy.
    if (this.pages.size >= MOST_PAGES) this.pages.delete(this.pages.keys().next().value!);
    this.pages.set(key, page);
    return this.toResponse(page, nonce);
  }

  private toResponse({ html, headers }: KeptPage, nonce: string): Response {
    return new Response(html.replaceAll(this.standIn, nonce), { headers });
  }
}
