import type { ComponentProps } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { QuotedBuses } from '@bff/areas/quotes';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { formatDistance } from '@formats';
import { useLocale } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { HowCharged } from '~/nouns/bookings/CalculatedPrice';
import { shownLine } from '~/nouns/bookings/price-line';
import { AdviceList } from '~/nouns/trips/AdviceList';
import { Section } from '~/screens/DetailScreen';

type PricedBus = Omit<QuotedBuses, 'advice'> & ComponentProps<typeof AdviceList>;

/** How the lists' price of each bus comes about, with one driver and with two. */
export function BusPrices({ buses }: { buses: readonly PricedBus[] }) {
  const { t } = useTranslation('quotes');
  const money = useMoney();
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
            ...(bus.withTwo?.listPrice ? [t('make.orTwo', { price: money(bus.withTwo.listPrice) })] : []),
          ].join(' · ')}
        >
          {bus.leaves === null ? (
            <>
              <p>{t('make.notLegal')}</p>
              <AdviceList advice={bus.advice} />
            </>
          ) : (
            <>
              {bus.withTwo ? <h3>{t('make.withOne')}</h3> : null}
              <Crew
                bus={bus}
                drivers={bus.drivers ?? 1}
                priced={bus}
                caption={t('make.listPrice', { bus: bus.name })}
              />
            </>
          )}
          {bus.leaves !== null && bus.listPrice === null ? <p>{t('make.noListPrice')}</p> : null}
          {bus.withTwo ? (
            <>
              <h3>{t('make.withTwo')}</h3>
              <Crew bus={bus} drivers={2} priced={bus.withTwo} caption={t('make.listPriceTwo', { bus: bus.name })} />
            </>
          ) : null}
        </Disclosure>
      ))}
      {buses.some(({ lines }) => lines.length > 0) ? <HowCharged /> : null}
    </Section>
  );
}

interface CrewProps {
  bus: PricedBus;
  drivers: number;
  priced: Pick<PricedBus, 'leaves' | 'back' | 'lines' | 'listPrice'>;
  caption: string;
}

/** When a bus leaves and is back with so many drivers, and what the lists say of it. */
function Crew({ bus, drivers, priced: { leaves, back, lines, listPrice }, caption }: CrewProps) {
  const { t } = useTranslation('quotes');
  const booking = useTranslation('booking').t;
  const locale = useLocale();
  const sum = listPrice === null ? [] : [{ label: t('make.listSum'), ore: listPrice, kind: 'total' as const }];
  return (
    <>
      <p>{t('make.runs', { leaves, back, count: drivers, distance: formatDistance(bus.startMetres ?? 0, locale) })}</p>
      {lines.length > 0 ? (
        <PriceLines caption={caption} lines={[...lines.map((line) => shownLine(line, booking, locale)), ...sum]} />
      ) : null}
    </>
  );
}
