import { expect, it } from 'vitest';
import { useShownForm } from '~/forms/shown-form';
import { markupOf } from '~/testing/markup-of';
import type { ReplyWithPrice } from './quote-price.server';
import { usePriceQuestion } from './use-price-question';

const FAR = 'quote.farFromLists,27000000,2793646';

/** What was sent, and the price that the answer is about. */
function answered({ error, ticked, amount }: { error?: object; ticked?: string; amount?: number }): ReplyWithPrice {
  const price = amount && {
    operatorPrice: 1,
    customerPrice: amount,
    tax: 0,
    total: amount,
    expiresAt: 0,
    proposedPrice: 2_793_646,
    far: 'above' as const,
  };
  return {
    status: 'error',
    ...(error && { error: error as Record<string, string[]> }),
    initialValue: ticked === undefined ? {} : { priceConfirmed: ticked },
    price: price || null,
  };
}

function Question({ reply }: { reply?: ReplyWithPrice }) {
  const { summary, box } = usePriceQuestion(useShownForm(reply), reply, 'customerPrice');
  return (
    <div>
      <h2>{summary.title}</h2>
      {box}
    </div>
  );
}
const page = (reply?: ReplyWithPrice) => markupOf(<Question {...(reply && { reply })} />);
const boxIn = (markup: string) => /<input[^>]*name="priceConfirmed"[^>]*>/.exec(markup)?.[0];

it('is not there before a price is asked about', () => {
  expect(boxIn(page())).toBeUndefined();
  expect(boxIn(page(answered({ error: { expiryHours: ['forms.number'] }, amount: 1 })))).toBeUndefined();
});

it('has a box for the amount that is asked about, under a heading that asks', () => {
  const markup = page(answered({ error: { priceConfirmed: [FAR] }, amount: 27_000_000 }));
  expect(boxIn(markup)).toContain('value="27000000"');
  expect(boxIn(markup)).not.toContain('checked');
  expect(markup).toContain('Stämmer priset?');
});

it('keeps what was ticked while something else is wrong', () => {
  const markup = page(answered({ error: { expiryHours: ['forms.number'] }, ticked: '27000000' }));
  expect(boxIn(markup)).toMatch(/checked.*value="27000000"|value="27000000".*checked/);
  expect(markup).not.toContain('Stämmer priset?');
});

it('asks anew about another price', () => {
  const box = boxIn(page(answered({ error: { priceConfirmed: [FAR] }, ticked: '27000000', amount: 30_000_000 })));
  expect(box).toContain('value="30000000"');
  expect(box).not.toContain('checked');
});
