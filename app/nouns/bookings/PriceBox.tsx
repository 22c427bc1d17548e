import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import type { BookingView, PriceView } from '@bff/areas/customer';
import { PriceLines, type PriceLine } from '@ds/patterns/PriceLines/PriceLines';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { formatCountries, type FormatLocale, formatMoney, formatPercent } from '@formats';
import { useLocale } from '~/http/paths';
import { shownLine } from '~/nouns/bookings/price-line';

function taxNote({ taxBasisPoints, tax, abroad }: PriceView, t: Translate<'booking'>, locale: FormatLocale): string {
  if (abroad.length > 0) return t('price.noTax', { countries: formatCountries(abroad, locale) });
  return t('price.withTax', { percent: formatPercent(taxBasisPoints, locale), tax: formatMoney(tax, locale) });
}

/** The price: the total once, large, with what it consists of; line by line for those who may see the lines. */
export function PriceBox({ price, lines }: { price: PriceView; lines?: BookingView['lines'] }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const sums: PriceLine[] = [
    { label: t('price.beforeTax'), ore: price.customerPrice },
    { label: t('price.tax', { percent: formatPercent(price.taxBasisPoints, locale) }), ore: price.tax },
  ];
  return (
    <PriceSummary title={t('price.title')} total={price.total} note={taxNote(price, t, locale)}>
      <p>{t('price.summary')}</p>
      {price.tax > 0 ? <PriceLines caption={t('price.title')} lines={sums} /> : null}
      {lines ? (
        <Disclosure summary={t('price.lines')}>
          <PriceLines caption={t('price.lines')} lines={lines.map((line) => shownLine(line, t, locale))} />
        </Disclosure>
      ) : null}
    </PriceSummary>
  );
}
