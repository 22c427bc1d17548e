import { data, redirect } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { asSent } from '~/forms/as-sent';
import { QuoteForm } from './quote-fields';
import {
  refusedWithPrice,
  type ReplyWithPrice,
  replyWithPrice,
  type ShownPrice,
} from '~/nouns/quotes/quote-price.server';
import { QuotePrice } from '~/nouns/quotes/QuotePrice';
import { markupOf } from '~/testing/markup-of';

const AT = new Date('2027-03-10T08:00:00Z');
const amounts = (operatorPrice: number) => ({
  operatorPrice,
  customerPrice: operatorPrice,
  tax: 0,
  total: operatorPrice,
  proposedPrice: null,
  far: null,
});
const priceOf = ({ operatorPrice }: { operatorPrice: number }) =>
  Promise.resolve({ ...amounts(operatorPrice), expiresAt: AT });
const typed = (values: Record<string, string>) =>
  asSent({ vehicleIds: ['1'], operatorPrice: '3 000 kr', expiryHours: '24 tim', ...values });
const shown = (operatorPrice: number): ShownPrice => ({
  ...amounts(operatorPrice),
  expiresAt: AT.getTime(),
});

function page(reply?: ReplyWithPrice): string {
  return markupOf(
    <QuotePrice
      address="/price"
      own="Ert pris"
      notYet="Fyll i bussar och ert pris"
      first={shown(779_103)}
      reply={reply}
    />,
  );
}

describe('what the customer pays, without scripts', () => {
  const questioned = () =>
    data({ status: 'error' as const, error: { priceConfirmed: ['quote.far'] } }, { status: 409 });

  it('is of what was typed, after it was refused', async () => {
    const reply = await refusedWithPrice(questioned(), typed({}), QuoteForm, priceOf);
    if (reply instanceof Response) throw new Error('not refused');
    expect(reply.init).toMatchObject({ status: 409 });
    expect(reply.data).toMatchObject({ status: 'error', price: { operatorPrice: 300_000 } });
    expect(page(reply.data)).toMatch(/3 000(?:,00)? kr/);
    expect(page(reply.data)).not.toContain('7 791,03');
  });

  it('does not depend on what is no part of it', async () => {
    const reply = await refusedWithPrice(questioned(), typed({ message: 'x'.repeat(3_000) }), QuoteForm, priceOf);
    expect(reply).toMatchObject({ data: { price: { operatorPrice: 300_000 } } });
  });

  it('is nothing while a field cannot be read, whichever button was pressed', async () => {
    const unread = typed({ expiryHours: 'snart' });
    const asked = await replyWithPrice(unread, QuoteForm, priceOf);
    const sent = await refusedWithPrice(questioned(), unread, QuoteForm, priceOf);
    for (const reply of [asked, sent]) {
      if (reply instanceof Response) throw new Error('not refused');
      expect(reply.data.price).toBeNull();
      expect(page(reply.data)).toContain('Fyll i bussar och ert pris');
      expect(page(reply.data)).not.toContain('7 791,03');
    }
  });

  it('is of the button that asks for it', async () =>
    expect(await replyWithPrice(typed({}), QuoteForm, priceOf)).toMatchObject({
      data: { price: { operatorPrice: 300_000 } },
    }));

  it('is what the form began with before that', () => expect(page()).toContain('7 791,03'));

  it('and a form that was taken leads on', async () => {
    const led = redirect('/sv');
    expect(await refusedWithPrice(led, typed({}), QuoteForm, priceOf)).toBe(led);
  });
});
