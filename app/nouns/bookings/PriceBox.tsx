import { useTranslation } from '~/i18n/use-translation';
import type { BookingView, PriceView } from '@bff/areas/customer';
import { PriceLines, type PriceLine } from '@ds/patterns/PriceLines/PriceLines';
import { PriceSummary } from '@ds/patterns/PriceSummary/PriceSummary';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { formatCountries, formatMoney, formatPercent } from '@formats';
import { useLocale } from '~/http/paths';
import { shownLine } from '~/nouns/bookings/price-line';

/** Why there is no Swedish tax on a trip through these countries; undefined if there is. */
function useNoTaxNote(abroad: readonly string[]): string | undefined {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  return abroad.length > 0 ? t('price.noTax', { countries: formatCountries(abroad, locale) }) : undefined;
}

/** How much of the price is tax, or why none is. */
export function useTaxNote({ taxBasisPoints, tax, abroad }: PriceView): string {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const noTax = useNoTaxNote(abroad);
  return noTax ?? t('price.withTax', { percent: formatPercent(taxBasisPoints, locale), tax: formatMoney(tax, locale) });
}

/** Why a price that is shown line by line has no line of tax. */
export function WithoutTax({ abroad }: Pick<PriceView, 'abroad'>) {
  const note = useNoTaxNote(abroad);
  return note === undefined ? null : <p>{note}</p>;
}

/** The price without tax, and the tax; nothing of a price without any. */
export function usePriceSums({ customerPrice, tax, taxBasisPoints }: PriceView): PriceLine[] {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  if (tax === 0) return [];
  return [
    { label: t('price.beforeTax'), ore: customerPrice },
    { label: t('price.tax', { percent: formatPercent(taxBasisPoints, locale) }), ore: tax },
  ];
}

/** The price: the total once, large, with what it consists of; line by line for those who may see the lines. */
export function PriceBox({ price, lines }: { price: PriceView; lines?: BookingView['lines'] }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const sums = usePriceSums(price);
  return (
    <PriceSummary exact title={t('price.title')} total={price.total} note={useTaxNote(price)}>
      <p>{t('price.summary')}</p>
      {sums.length > 0 ? <PriceLines caption={t('price.title')} lines={sums} /> : null}
      {lines ? (
        <Disclosure summary={t('price.lines')}>
          <PriceLines caption={t('price.lines')} lines={lines.map((line) => shownLine(line, t, locale))} />
        </Disclosure>
      ) : null}
    </PriceSummary>
  );
}
