import { useTranslation } from '~/i18n/use-translation';
import { useWords } from '~/i18n/use-words';
import { BusIllustration } from '@ds/pictures/BusIllustration/BusIllustration';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { formatDate, formatDay, type FormatLocale, formatTime, formatWhen } from '@formats';
import { useLocale } from '~/http/paths';
import { type CancellationTier, freeCancellationBriefly } from '~/nouns/bookings/free-cancellation';
import type { BusType } from '@states/vehicle-words';

/** A drive with passengers: when it begins and which stops it passes, with times as far as known. */
export interface SummarizedWay {
  departure: Date;
  stops: readonly { name: string; at: Date | null }[];
}

interface TripSummaryProps {
  out: SummarizedWay;
  /** Undefined: one way. */
  home?: SummarizedWay | undefined;
  passengers: number;
  /** None while quotes are requested. */
  buses: readonly { busType: BusType; seats: number; company: string; companyId: number }[];
  /** Left out where cancelling is spoken of already. */
  tiers?: readonly CancellationTier[] | undefined;
}

/** What is about to be bought, out and back, so that nobody pays for another trip than they meant. */
export function TripSummary({ out, home, passengers, buses, tiers }: TripSummaryProps) {
  const { t } = useTranslation('reservation');
  const word = useWords('common');
  const locale = useLocale();
  const [first, ...others] = buses;
  return (
    <SummaryList
      short
      rows={[
        { label: t('way.out'), value: <Way way={out} locale={locale} /> },
        ...(home ? [{ label: t('way.home'), value: <Way way={home} locale={locale} /> }] : []),
        { label: t('passengers'), value: String(passengers) },
        ...(first
          ? [
              {
                label: t('bus', { count: buses.length }),
                value: (
                  <>
                    <BusIllustration
                      kind={first.busType}
                      operatorId={first.companyId}
                      width={144}
                      others={others.map(({ busType }) => busType)}
                    />
                    {[
                      ...new Set(buses.map(({ company }) => company)),
                      ...buses.map(({ busType, seats }) => t('busOf', { type: t(`search:busType.${busType}`), seats })),
                    ].map((line, index) => (
                      <div key={index}>{line}</div>
                    ))}
                  </>
                ),
              },
            ]
          : []),
        ...(tiers
          ? [{ label: t('cancelling'), value: freeCancellationBriefly(tiers, out.departure, word, locale) }]
          : []),
      ]}
    />
  );
}

function Way({ way: { departure, stops }, locale }: { way: SummarizedWay; locale: FormatLocale }) {
  return (
    <>
      {formatDay(departure, locale)}
      {stops.map(({ name, at }, index) => (
        <div key={index}>
          {at ? `${formatDate(at) === formatDate(departure) ? formatTime(at) : formatWhen(at, locale)} ` : null}
          {name}
        </div>
      ))}
    </>
  );
}
