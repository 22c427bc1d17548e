import type { ComparedQuote } from '@bff/areas/customer';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Money } from '@ds/primitives/Money/Money';
import { formatNumber } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { useTranslation } from '~/i18n/use-translation';
import { useWhen } from '~/i18n/use-when';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { BusPicture } from '~/nouns/companies/BusPicture';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { freeCancellationInFull } from '~/nouns/bookings/free-cancellation';
import { pricePerPerson } from '~/nouns/trips/price-per-person';
import { to } from '~/to';
import { useRatingText } from '~/nouns/companies/use-rating-text';

/** The trip that quotes are about. */
export interface QuotedTrip {
  departure: Date;
  passengers: number;
}

/** The facts of a quote, most important first, by what they are about. `several`: quotes that stand beside each other. */
export function useQuoteFacts({ departure, passengers }: QuotedTrip) {
  const { t } = useTranslation('quotes');
  const search = useTranslation('search').t;
  const when = useWhen();
  const locale = useLocale();
  const rated = useRatingText();
  const path = usePath();
  const perPerson = ({ total }: ComparedQuote): string | null => pricePerPerson(total, passengers, locale);

  /** Whole kronor, as in the results: beside each other they compare. */
  const price = (quote: ComparedQuote): SummaryRow[] => [
    {
      label: t('quote.total'),
      value: (
        <strong>
          <Money ore={quote.total} whole />
        </strong>
      ),
    },
    ...(passengers > 1 ? [{ label: search('compare.perPerson'), value: perPerson(quote) }] : []),
    { label: t('quote.withoutTax'), value: <Money ore={quote.customerPrice} whole /> },
  ];
  const picture = ({ buses: [first, ...others], companyId, picture: photo }: ComparedQuote, width?: number) =>
    first ? (
      <BusPicture
        busType={first.busType}
        operatorId={companyId}
        picture={photo}
        alt={search('offer.picture', { name: first.model })}
        {...(width !== undefined && { width })}
        others={others}
      />
    ) : null;
  const validity = ({ expiresAt }: ComparedQuote): SummaryRow => ({
    label: t('quote.validUntil'),
    value: when(expiresAt),
  });
  const company = (quote: ComparedQuote): SummaryRow => ({
    label: search('offer.company'),
    value: <a href={path(to.publicCompany(quote.companyId))}>{quote.company}</a>,
  });
  const offered = (quote: ComparedQuote, quotes: readonly ComparedQuote[]): SummaryRow[] => [
    ...(quotes.some(({ message }) => message)
      ? [{ label: t('fields.quoteMessage'), value: quote.message || '–' }]
      : []),
    {
      label: t('quote.buses'),
      value: (
        <>
          {/* Several quotes have theirs above them. */}
          {quotes.length === 1 ? picture(quote, 144) : null}
          <div>{quote.buses.map(({ model, seats }) => t('quote.bus', { model, count: seats })).join('; ')}</div>
        </>
      ),
    },
    {
      label: t('quote.terms'),
      value: (
        <>
          {freeCancellationInFull(quote.tiers, departure, t, locale)}
          <CancellationTiers tiers={quote.tiers} />
        </>
      ),
    },
    { label: t('quote.rating'), value: rated(quote) },
    { label: t('quote.drivers'), value: quote.drivers },
    {
      label: t('quote.emissions'),
      value: [
        ...quote.fuelTypes.map((fuel) => search(`fuelType.${fuel}`)),
        ...(quote.emissionsGrams === null
          ? []
          : [search('offer.co2', { kg: formatNumber(quote.emissionsGrams / 1_000, locale) })]),
      ].join(', '),
    },
    ...(quotes.some(({ accessibility }) => accessibility.length > 0)
      ? [
          {
            label: search('filter.accessibility'),
            value: quote.accessibility.map((one) => accessibilityName(one, locale)).join(', ') || '–',
          },
        ]
      : []),
    {
      label: t('quote.equipment'),
      value: quote.equipment.map((code) => search(`equipment.${code}`)).join(', ') || '–',
    },
  ];
  /** Only where it says more than that there is one. */
  const state = (quotes: readonly ComparedQuote[], { status, isCanceled }: ComparedQuote): SummaryRow[] =>
    quotes.every((one) => one.status === 'open')
      ? []
      : [
          {
            label: t('quote.status'),
            value: [t(`quoteStatus.${status}`), ...(isCanceled ? [t('quote.orderCanceled')] : [])].join('. '),
          },
        ];
  return { perPerson, picture, price, validity, company, offered, state };
}
