import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Switch } from '@ds/primitives/Switch/Switch';
import type { ShownForm } from '~/forms/shown-form';
import type { ReplyWithPrice } from './quote-price.server';

const NAME = 'priceConfirmed';

interface PriceQuestion {
  /** The form's errors, under a heading that asks where nothing is wrong with a price but that it is asked about. */
  summary: ShownForm['summary'];
  /** To tick where the price is meant; none before it was asked about. */
  box: ReactNode;
}

/**
 * The question about a price far from the lists' (docs/decisions/1220), in the form of whoever writes one. The box stands for the amount that
 * was asked about: with another price it says nothing, and is there anew, unticked.
 */
export function usePriceQuestion(
  form: ShownForm,
  reply: ReplyWithPrice | undefined,
  own: 'operatorPrice' | 'customerPrice',
): PriceQuestion {
  const { t } = useTranslation('quotes');
  const ticked = form.field(NAME).defaultValue;
  const price = reply?.price;
  // By the answer, not by the message, which is gone with the first change.
  const isAsked = reply?.error?.[NAME] !== undefined;
  const amount = isAsked && price && !('key' in price) ? String(price[own]) : ticked;
  const { errors } = form.summary;
  const isOnlyAsked = errors.length === 1 && errors[0]?.fieldId === NAME;
  return {
    summary: { ...form.summary, ...(isOnlyAsked && { title: t('make.check') }) },
    box: amount ? (
      <Switch
        key={amount}
        {...form.box(NAME)}
        value={amount}
        defaultChecked={amount === ticked}
        label={t('fields.priceConfirmed')}
      />
    ) : null,
  };
}
