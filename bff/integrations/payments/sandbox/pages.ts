import { Hono, type Context } from 'hono';
import type { Language } from '@bff/domain/shared/actor';
import { textBrowserOf } from '@bff/platform/text-browser';
import { withButtonChoices } from '@formats';
import { currentSession } from './checkout-session';
import { actAsCustomer } from './customer';
import type { Intent, Session, SessionSecrets } from './objects';
import { STYLE_HASH } from './page-document';
import { closedPage, payPage } from './page-html';
import type { SandboxState } from './state';
import { createTestingPage } from './testing-page';

/** Where the pages are mounted on the product's own server. */
const PAGES_PATH = '/sandbox-payment';

function languageOf(session: Session | undefined, c: Context): Language {
  const locale = session?.locale ?? null;
  if (locale !== null && locale !== 'auto') return locale.startsWith('sv') ? 'sv' : 'en';
  return /^\s*en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'sv';
}

/** Stripe replaces exactly this text with the id, plain or encoded. */
const successUrl = (session: Session) =>
  session.success_url.replace(/\{CHECKOUT_SESSION_ID\}|%7BCHECKOUT_SESSION_ID%7D/gi, session.id);

/** The answer's own policy: one style, the product's font, forms to itself and on to where the session ends; no scripts at all. */
function policy(session: Session | undefined): string {
  const ends = [session?.success_url, session?.cancel_url].filter((url) => typeof url === 'string');
  const origins = new Set(ends.map((url) => new URL(url).origin));
  return [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    "font-src 'self'",
    `form-action 'self' ${[...origins].join(' ')}`.trimEnd(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The hosted-style page: needs no scripts. Anybody with the session's address may pay it, as with Stripe. */
export function createPages(state: SandboxState, brand: string): Hono {
  const pages = new Hono();
  pages.route('/', createTestingPage(state, brand));

  const show = (
    c: Context,
    session: Session | undefined,
    status: 200 | 404 | 410,
    content: ReturnType<typeof payPage>,
  ) => {
    c.header('content-security-policy', policy(session));
    c.header('cache-control', 'no-store');
    return c.html(content, status);
  };

  const notFound = (c: Context) => {
    return show(c, undefined, 404, closedPage(languageOf(undefined, c), brand, 'notFound', null));
  };

  pages.get(`${PAGES_PATH}/:session`, async (c) => {
    const session = await currentSession(state, c.req.param('session'));
    if (!session) return notFound(c);
    const language = languageOf(session, c);
    if (session.status === 'complete')
      return show(c, session, 200, closedPage(language, brand, 'paid', successUrl(session)));
    if (session.status === 'expired')
      return show(c, session, 410, closedPage(language, brand, 'expired', session.cancel_url));
    const intent =
      session.payment_intent === null ? undefined : state.get<Intent>('payment_intent', session.payment_intent);
    const content = payPage({
      language,
      brand,
      amount: session.amount_total,
      description: state.secrets<SessionSecrets>(session.id)?.itemName ?? '',
      reference: session['client_reference_id'] as string | null,
      email: session.customer_email,
      note: session.custom_text.submit?.message ?? null,
      isDeclined: Boolean(intent?.last_payment_error),
      canCancel: session.cancel_url !== null,
      isBracketed: textBrowserOf(c.req.header('user-agent') ?? null) === 'w3m',
    });
    return show(c, session, 200, content);
  });

  pages.post(`${PAGES_PATH}/:session`, async (c) => {
    const id = c.req.param('session');
    const form = await c.req.formData().catch(() => new FormData());
    const action = withButtonChoices(form).get('action');
    const before = await currentSession(state, id);
    if (!before) return notFound(c);
    c.header('content-security-policy', policy(before));
    if (action === 'cancel') return c.redirect(before.cancel_url ?? c.req.path, 303);
    // Enter, or a form without a button, pays nothing.
    if (action !== 'pay' && action !== 'decline') return c.redirect(c.req.path, 303);
    const after = await actAsCustomer(state, id, action);
    // To another address than the form was sent to: lynx would show that as it was, without a word of the refusal.
    const again = `${c.req.path}${c.req.query('again') === undefined ? '?again=1' : ''}`;
    return c.redirect(after?.status === 'complete' ? successUrl(after) : again, 303);
  });

  return pages;
}
