import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import type { PriceListKind } from '@states/price-list-kinds';
import type { PriceExample } from '@bff/domain/offers';
import type { PriceLine } from '@bff/domain/pricing';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDistance, formatMoney } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import type { Locale } from '~/i18n/i18n';
import { useWhen } from '~/i18n/use-when';
import { CalculatedPrice } from '~/nouns/bookings/CalculatedPrice';
import { shownLine } from '~/nouns/bookings/price-line';
import type { ShownExample } from './example.server';
import { ListName, type PageOf } from './PrecedingLists';

type Priced = Extract<PriceExample, { kind: 'price' }>;

/** Where the reader keeps the company's lists of a kind: path without locale. */
export type ListOf = ((kind: PriceListKind) => string) | undefined;
/** Who reads the example: who keeps the company's lists, or the office, which enters prices over them. */
type Reader = 'company' | 'office';
export const readerOf = (listOf: ListOf): Reader => (listOf ? 'company' : 'office');

function shownLines(t: Translate, { price }: Priced, reader: Reader, locale: Locale) {
  const line = (one: PriceLine) => shownLine(one, t, locale);
  const isAdded = ({ kind }: PriceLine) => kind === 'commission' || kind === 'surcharge' || kind === 'tax';
  const added = price.lines.filter(isAdded);
  return [
    ...price.lines.filter((one) => !isAdded(one)).map(line),
    { label: t(`prices:example.operatorPrice.${reader}`), ore: price.operatorPrice, kind: 'sum' as const },
    ...added.filter(({ kind }) => kind !== 'tax').map(line),
    { label: t('prices:lines.customerPrice'), ore: price.customerPrice, kind: 'sum' as const },
    ...added.filter(({ kind }) => kind === 'tax').map(line),
    { label: t('prices:lines.total'), ore: price.total, kind: 'total' as const },
  ];
}

/** The example's result in one sentence, to be heard: what the customer pays, or why there is no price. */
export function useSaidExample(reader: Reader): (example: ShownExample | undefined) => string {
  const { t } = useTranslation('prices');
  const locale = useLocale();
  return (example) => {
    const outcome = example?.outcome;
    switch (outcome?.kind) {
      case 'price':
        return [
          ...(example?.order?.isNever ? [t('order.never')] : []),
          t('customerPays', { amount: formatMoney(outcome.price.total, locale) }),
          ...(example && 'from' in example && example.instead
            ? [`${t('example.instead')} ${example.instead.name}`]
            : []),
        ].join(' ');
      case 'noPlace':
        return t('errors:place.notFound', { 0: outcome.text });
      case 'unreadable':
        return t('prices:example.mend', { field: t(outcome.label) });
      case 'missing':
        return t('errors:priceList.missing');
      case 'refused':
        return refusalOf(t, outcome, reader);
      default:
        // Nothing asked for has nothing to say.
        return example === null ? t('example.notYet') : '';
    }
  };
}

type Refused = Extract<PriceExample, { kind: 'refused' }>;

function refusalOf(t: Translate, { key, params }: Refused, reader: Reader): string {
  if (key === 'maximumDistance') return t(`prices:example.tooFar.${reader}`);
  return t(`errors:${key}`, Object.fromEntries(params.map((param, index) => [String(index), param])));
}

interface ExamplePriceProps {
  example: ShownExample;
  listOf?: ListOf;
  pageOf?: PageOf;
}

const nowhere: PageOf = () => undefined;

/** The example's trip and price, or why there is none. */
export function ExamplePrice({ example, listOf, pageOf = nowhere }: ExamplePriceProps) {
  const { t } = useTranslation('prices');
  const when = useWhen();
  const locale = useLocale();
  const path = usePath();
  const reader = readerOf(listOf);
  if (example === null) return <p>{t('example.notYet')}</p>;
  const { outcome } = example;
  if (outcome.kind === 'noPlace') return <p>{t('errors:place.notFound', { 0: outcome.text })}</p>;
  if (outcome.kind === 'unreadable') return <p>{t('example.mend', { field: t(outcome.label) })}</p>;
  if (outcome.kind === 'missing')
    return (
      <Stack gap="s">
        <p>
          {t('errors:priceList.missing')} {t('example.missing')}
        </p>
        <ul>
          {outcome.lists.map((kind) => (
            <li key={kind}>{listOf ? <a href={path(listOf(kind))}>{t(`title.${kind}`)}</a> : t(`title.${kind}`)}</li>
          ))}
        </ul>
      </Stack>
    );
  if (outcome.kind === 'refused') return <p>{refusalOf(t, outcome, reader)}</p>;
  if (!('from' in example)) return null;
  const { from, to, departure, back, isOutside, instead } = example;
  return (
    <Stack gap="s">
      <p>
        {t('example.tells', {
          from,
          to,
          departure: when(departure),
          back: when(back),
          distance: formatDistance(outcome.metres, locale),
        })}{' '}
        {t(outcome.drivers > 1 ? 'example.twoDrivers' : outcome.atHome ? 'example.atHome' : 'example.waits')}{' '}
        {isOutside ? t('example.outside') : null}
      </p>
      {instead ? (
        <p>
          {t('example.instead')} <ListName list={instead} pageOf={pageOf} />
        </p>
      ) : null}
      <CalculatedPrice caption={t('example.title')} lines={shownLines(t, outcome, reader, locale)} />
    </Stack>
  );
}
