import type { ComponentProps } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { QuotedBuses } from '@bff/areas/quotes';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { formatDistance } from '@formats';
import { useLocale } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { CalculatedPrice } from '~/nouns/bookings/CalculatedPrice';
import { shownLine } from '~/nouns/bookings/price-line';
import { AdviceList } from '~/nouns/trips/AdviceList';
import { Section } from '~/screens/DetailScreen';

type PricedBus = Omit<QuotedBuses, 'advice'> & ComponentProps<typeof AdviceList>;

/** How the lists' price of each bus comes about, with one driver and with two. */
export function BusPrices({ buses }: { buses: readonly PricedBus[] }) {
  const { t } = useTranslation('quotes');
  const booking = useTranslation('booking').t;
  const money = useMoney();
  const locale = useLocale();
  if (buses.length === 0) return null;
  return (
    <Section id="buses" title={t('make.buses')}>
      {buses.map((bus) => (
        <Disclosure
          key={bus.id}
          summary={[
            bus.name,
            bus.isFree ? t('make.free') : t('make.notFree'),
            bus.listPrice === null ? t('make.noPrice') : money(bus.listPrice),
          ].join(' · ')}
        >
          {bus.leaves === null ? (
            <>
              <p>{t('make.notLegal')}</p>
              <AdviceList advice={bus.advice} />
            </>
          ) : (
            <p>
              {t('make.runs', {
                leaves: bus.leaves,
                back: bus.back,
                count: bus.drivers ?? 1,
                distance: formatDistance(bus.startMetres ?? 0, locale),
              })}
            </p>
          )}
          {bus.leaves !== null && bus.listPrice === null ? <p>{t('make.noListPrice')}</p> : null}
          {bus.lines.length > 0 ? (
            <CalculatedPrice
              caption={t('make.listPrice', { bus: bus.name })}
              lines={bus.lines.map((line) => shownLine(line, booking, locale))}
            />
          ) : null}
          {bus.withTwo ? (
            <>
              <p>
                {t('make.runs', {
                  leaves: bus.withTwo.leaves,
                  back: bus.withTwo.back,
                  count: 2,
                  distance: formatDistance(bus.startMetres ?? 0, locale),
                })}
              </p>
              {bus.withTwo.lines.length > 0 ? (
                <CalculatedPrice
                  caption={t('make.listPriceTwo', { bus: bus.name })}
                  lines={bus.withTwo.lines.map((line) => shownLine(line, booking, locale))}
                />
              ) : null}
            </>
          ) : null}
        </Disclosure>
      ))}
    </Section>
  );
}
