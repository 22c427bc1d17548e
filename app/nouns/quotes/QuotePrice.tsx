import { useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Button } from '@ds/primitives/Button/Button';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useScripts } from '@ds/support/use-scripts';
import { useWhileTyping } from '~/forms/use-while-typing';
import type { Translate } from '~/i18n/text-keys';
import { useMoney } from '~/i18n/use-money';
import { useMoment } from '~/i18n/use-when';
import { pricedPart } from './priced-part';
import type { ReplyWithPrice, ShownPrice } from './quote-price.server';

const asQuery = (typed: FormData): string =>
  new URLSearchParams(
    [...pricedPart(typed)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString();

interface QuotePriceProps {
  /** Where it is asked for, with the query that says of which quote. */
  address: string;
  /** What the company's part is called here. */
  own: string;
  /** What is there to fill in before the price is known. */
  notYet: string;
  /** What the page began with; a reply to the form has the price of what was typed, which may be none. */
  first: ShownPrice;
  reply: ReplyWithPrice | undefined;
}

/** What the customer pays for the quote as it is typed: at the press of a button and, on a hydrated page, after each pause. */
export function QuotePrice({ address, own, notYet, first, reply }: QuotePriceProps) {
  const { t } = useTranslation('quotes');
  const hasScripts = useScripts();
  const part = useRef<HTMLDivElement>(null);
  const money = useMoney();
  const { answer, toSay, isAsking } = useWhileTyping<ShownPrice>(
    part,
    (typed) => `${address}${address.includes('?') ? '&' : '?'}${asQuery(typed)}`,
  );
  return (
    <div ref={part} className="measure">
      <Stack gap="s">
        <h2>{t('make.price')}</h2>
        {hasScripts ? null : (
          <div>
            <Button variant="secondary" name="price" value="on" formNoValidate>
              {t('make.count')}
            </Button>
          </div>
        )}
        <div aria-busy={isAsking || undefined}>
          <Price price={answer === undefined ? (reply ? reply.price : first) : answer} own={own} notYet={notYet} />
        </div>
        <p role="status" className="visually-hidden">
          {toSay == null
            ? ''
            : 'key' in toSay
              ? whyNot(t, toSay)
              : t('prices:customerPays', { amount: money(toSay.total) })}
        </p>
      </Stack>
    </div>
  );
}

const whyNot = (t: Translate, { key, params }: Extract<ShownPrice, { key: unknown }>): string =>
  t(`errors:${key}`, Object.fromEntries(params.map((param, index) => [String(index), param])));

function Price({ price, own, notYet }: Pick<QuotePriceProps, 'own' | 'notYet'> & { price: ShownPrice }) {
  const { t } = useTranslation('quotes');
  const moment = useMoment();
  const money = useMoney();
  if (price === null) return <p className="muted">{notYet}</p>;
  if ('key' in price) return <p>{whyNot(t, price)}</p>;
  const { operatorPrice, customerPrice, tax, total, expiresAt, proposedPrice, far } = price;
  return (
    <Stack gap="s">
      {far && proposedPrice ? (
        <Banner tone="warning">{t(`make.far.${far}`, { price: money(proposedPrice) })}</Banner>
      ) : proposedPrice ? (
        <p>{t('make.listed', { price: money(proposedPrice) })}</p>
      ) : null}
      <PriceLines
        caption={t('make.price')}
        lines={[
          { label: own, ore: operatorPrice },
          { label: t('quote.margin'), ore: customerPrice - operatorPrice },
          { label: t('booking:line.tax'), ore: tax },
          { label: t('make.pays'), ore: total, kind: 'total' },
        ]}
      />
      <p className="muted">{t('quote.valid', { at: moment(expiresAt) })}</p>
    </Stack>
  );
}
