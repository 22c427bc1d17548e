import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Language } from '@bff/domain/shared/actor';
import { formatMoney } from '@formats';
import { actOnDispute, actOnPayment, actOnRefund, type PaymentDeed } from './control';
import { emitWithoutId } from './disputes';
import { type Charge, type Dispute, type DisputeStatus, type Intent, type Refund, sandboxClock } from './objects';
import { document, type Markup, STYLE_HASH } from './page-document';
import { testingTexts } from './page-texts';
import { Change, type SandboxState } from './state';

/** Where testers act as banks. Before the hosted pages, whose address would match too. */
const PATH = '/sandbox-payment/testing';
const SHOWN = 20;
const CLOCKS = [-300, 0, 300] as const;
const MOVES = ['under_review', 'won', 'lost', 'warning_closed', 'needs_response'] as const;

/**
 * Actions of a bank or provider after capture, for testers: disputes and how they end, refunds that come back, unknown events, a clock that
 * is wrong. No scripts.
 */
export function createTestingPage(state: SandboxState, brand: string): Hono {
  const pages = new Hono();

  pages.get(PATH, (c) => {
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'no-store');
    return c.html(testingPage(state, brand, languageOf(c)));
  });

  pages.post(PATH, async (c) => {
    const { deed: named } = await c.req.parseBody().catch(() => ({ deed: undefined }));
    const [deed = '', id = '', to = ''] = typeof named === 'string' ? named.split(' ') : [];
    await act(state, deed, id, to);
    return c.redirect(PATH, 303);
  });

  return pages;
}

const POLICY = [
  "default-src 'none'",
  `style-src '${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const languageOf = (c: Context): Language => (/^\s*en\b/i.test(c.req.header('accept-language') ?? '') ? 'en' : 'sv');

async function act(state: SandboxState, deed: string, id: string, to: string): Promise<void> {
  if (deed === 'payment') await actOnPayment(state, id, to as PaymentDeed);
  if (deed === 'dispute' && (MOVES as readonly string[]).includes(to))
    await actOnDispute(state, id, to as DisputeStatus);
  if (deed === 'refund') await actOnRefund(state, id, 'failed');
  if (deed === 'without-id') await state.commit(emitWithoutId(new Change()));
  if (deed === 'clock' && (CLOCKS as readonly number[]).includes(Number(id))) sandboxClock.aheadSeconds = Number(id);
}

const button = (deed: string, text: string): Markup =>
  html`<button type="submit" name="deed" value="${deed}">${text}</button>`;

function testingPage(state: SandboxState, brand: string, language: Language): Markup {
  const t = testingTexts[language];
  const paid = state.newestFirst<Intent>('payment_intent').filter(({ status }) => status === 'succeeded');
  const disputes = state.newestFirst<Dispute>('dispute');
  const refunds = state.newestFirst<Refund>('refund');
  return document(
    language,
    t.title,
    brand,
    html`<h1>${t.title}</h1>
      <p>${t.explained}</p>
      <form method="post">
        <h2>${t.clock} ${t.clocks[sandboxClock.aheadSeconds as 0] ?? ''}</h2>
        ${CLOCKS.map((seconds) => button(`clock ${seconds}`, t.clocks[seconds]))} ${button('without-id', t.withoutId)}
        ${paid.length === 0 ? html`<p>${t.none}</p>` : ''}
        ${paid.slice(0, SHOWN).map((intent) => payment(intent, disputes, refunds, language))}
      </form>`,
  );
}

function payment(intent: Intent, disputes: readonly Dispute[], refunds: readonly Refund[], language: Language): Markup {
  const t = testingTexts[language];
  const isOf = (one: { payment_intent: Charge['payment_intent'] }) => one.payment_intent === intent.id;
  return html`<h2>
      ${t.order} ${intent.metadata['order_number'] ?? intent.id}, ${formatMoney(intent.amount_received, language)}
    </h2>
    ${button(`payment ${intent.id} dispute`, t.dispute)} ${button(`payment ${intent.id} warn`, t.warn)}
    ${button(`payment ${intent.id} unknown-event`, t.unknown)}
    ${disputes.filter(isOf).map(
      ({ id, status }) =>
        html`<h3>${t.disputed}: ${status}</h3>
          ${MOVES.map((to) => button(`dispute ${id} ${to}`, `${t.to} ${to}`))}`,
    )}
    ${refunds
      .filter(isOf)
      .filter(({ status }) => status !== 'failed')
      .map(({ id, amount }) => button(`refund ${id}`, `${t.refund} ${formatMoney(amount, language)}`))}`;
}
