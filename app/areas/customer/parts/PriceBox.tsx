import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { BookingView, PriceView } from '@bff/areas/customer';
import { PriceLines, type PriceLine } from '@ds/patterns/PriceLines/PriceLines';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import {
  formatCountries,
  formatDistance,
  formatDuration,
  type FormatLocale,
  formatMoney,
  formatPercent,
} from '@formats';
import { useLocale } from '~/http/paths';

type FrozenLine = NonNullable<BookingView['lines']>[number];

/** How a line came about; nothing for sums by themselves. */
function detailOf(
  { unit, quantity, rate }: FrozenLine,
  t: TFunction<'booking'>,
  locale: FormatLocale,
): string | undefined {
  const amount = formatMoney(rate);
  switch (unit) {
    case 's':
      return t('unit.s', { duration: formatDuration(quantity, locale), rate: amount });
    case 'm':
      return t('unit.m', { distance: formatDistance(quantity, locale), rate: amount });
    case 'night':
      return t('unit.night', { count: quantity, rate: amount });
    case 'basisPoints':
      return t('unit.basisPoints', { percent: formatPercent(quantity, locale), rate: amount });
    default:
      return undefined;
  }
}

function taxNote({ taxBasisPoints, tax, abroad }: PriceView, t: TFunction<'booking'>, locale: FormatLocale): string {
  if (abroad.length > 0) return t('price.noTax', { countries: formatCountries(abroad, locale) });
  return t('price.withTax', { percent: formatPercent(taxBasisPoints, locale), tax: formatMoney(tax) });
}

/** What it costs: a total with its tax; line by line for those who may see the lines. */
export function PriceBox({ price, lines }: { price: PriceView; lines?: BookingView['lines'] }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const sums: PriceLine[] = [
    { label: t('price.beforeTax'), ore: price.customerPrice, kind: 'sum' },
    ...(price.tax > 0
      ? [{ label: t('price.tax', { percent: formatPercent(price.taxBasisPoints, locale) }), ore: price.tax }]
      : []),
    { label: t('price.total'), ore: price.total, kind: 'total' },
  ];
  return (
    <PriceSummary title={t('price.title')} total={price.total} note={taxNote(price, t, locale)}>
      <p>{t('price.summary')}</p>
      <PriceLines caption={t('price.title')} lines={sums} />
      {lines ? (
        <Disclosure summary={t('price.lines')}>
          <PriceLines
            caption={t('price.lines')}
            lines={lines.map((line) => ({
              label: t(`line.${line.kind}`),
              detail: detailOf(line, t, locale),
              ore: line.amount,
            }))}
          />
        </Disclosure>
      ) : null}
    </PriceSummary>
  );
}
