import { html } from 'hono/html';
import type { Language } from '@bff/domain/shared/actor';
import { buttonName, formatMoney } from '@formats';
import { document, type Markup } from './page-document';
import { pageTexts } from './page-texts';

export interface PayPage {
  language: Language;
  brand: string;
  amount: number;
  description: string;
  reference: string | null;
  email: string | null;
  /** The seller's words beside the button. */
  note: string | null;
  isDeclined: boolean;
  canCancel: boolean;
  /** For w3m, where a button looks like any word. */
  isBracketed: boolean;
}

/** The page of an open session. */
export function payPage(page: PayPage): Markup {
  const t = pageTexts[page.language];
  const amount = formatMoney(page.amount, page.language);
  const button = (action: 'pay' | 'decline' | 'cancel', text: string) =>
    payButton(action, page.isBracketed ? `[${text}]` : text);
  const row = (name: string, value: string | null) =>
    value &&
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  const declined = html`<div class="error" role="alert">
    <h2>${t.declinedTitle}</h2>
    <p>${t.declined}</p>
  </div>`;
  return document(
    page.language,
    `${page.isDeclined ? t.errorPrefix : ''}${t.title} ${amount}`,
    page.brand,
    html`${page.isDeclined ? declined : ''}
      <h1>${t.toPay}</h1>
      <p class="amount">${amount}</p>
      <p class="what">${page.description}</p>
      <dl>${row(t.reference, page.reference)} ${row(t.email, page.email)} ${row(t.card, t.cardHint)}</dl>
      ${page.note === null ? '' : html`<p>${page.note}</p>`}
      <form method="post">
        ${button('pay', `${t.pay} ${amount}`)} ${button('decline', t.decline)}
        ${page.canCancel ? button('cancel', t.cancel) : ''}
      </form>`,
  );
}

/** In a line of its own: text browsers write buttons that follow each other as one. */
const payButton = (action: 'pay' | 'decline' | 'cancel', text: string): Markup =>
  html`<div>
    <button class="${action}" type="submit" name="${buttonName('action', action)}">${text}</button>
  </div>`;

/** The page of a closed or unknown session. */
export function closedPage(
  language: Language,
  brand: string,
  kind: 'paid' | 'expired' | 'notFound',
  backUrl: string | null,
): Markup {
  const t = pageTexts[language];
  const title = t[`${kind}Title`];
  const back = backUrl === null ? t.home : t.back;
  return document(
    language,
    title,
    brand,
    html`<h1>${title}</h1>
      <p>${t[kind]}</p>
      <a class="button" href="${backUrl ?? `/${language}`}">${back}</a>`,
  );
}
