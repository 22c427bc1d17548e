import { Fragment } from 'react';
import type { ComparedOffers } from '@bff/areas/public';
import { type ComparedThing, SideBySide } from '@ds/patterns/SideBySide/SideBySide';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Money } from '@ds/primitives/Money/Money';
import { formatCompactDay, formatDistance, formatNotice, formatPercent, formatRating } from '@formats';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { freeCancellationBriefly } from '~/nouns/bookings/free-cancellation';
import { softHyphens } from '~/nouns/trips/soft-hyphens';
import { to } from '~/to';
import type { EquipmentCode } from '@states/equipment';
import { BookOffer } from './BookOffer';
import { HeldOffer } from './HeldOffer';
import { askedFor, offerFacts, type OfferTexts, useOfferTexts } from './offer-facts';

interface OfferComparisonProps {
  compared: ComparedOffers;
  mayBook: boolean;
}

/** Offers beside each other: price, bus, terms, and what one has that another lacks. */
export function OfferComparison({ compared, mayBook }: OfferComparisonProps) {
  const texts = useOfferTexts();
  const onBoard = [...new Set(compared.offers.flatMap((offer) => offer.buses[0]?.equipment ?? []))];
  return (
    <SideBySide
      label={texts.word('compare.title')}
      things={compared.offers.map((offer) => comparedOffer(offer, { compared, onBoard, mayBook, texts }))}
    />
  );
}

interface Comparing extends OfferComparisonProps {
  /** What any of the compared offers has. */
  onBoard: readonly EquipmentCode[];
  texts: OfferTexts;
}

type Compared = ComparedOffers['offers'][number];

function comparedOffer(offer: Compared, { compared, onBoard, mayBook, texts }: Comparing): ComparedThing {
  const { word: t, locale, path } = texts;
  const trip = { ...compared, hasTax: compared.hasSwedishTax };
  const { title, wheelchairs, equipped, accessible, fuel, tax, perPerson } = offerFacts(offer, trip, texts);
  const missing = onBoard.filter((code) => !equipped.includes(code)).sort((a, b) => askedFor(a) - askedFor(b));
  const { company, buses } = offer;
  // A line that is empty for all of them compares nothing.
  const isAny = (has: (one: Compared) => boolean) => compared.offers.some(has);
  const names = (codes: readonly EquipmentCode[]) => codes.map((code) => t(`equipment.${code}`)).join(', ') || '–';
  return {
    id: offer.id,
    title: company.name,
    action: offer.held ? (
      <HeldOffer held={offer.held} texts={texts} />
    ) : mayBook ? (
      <BookOffer offer={offer} title={title} texts={texts} />
    ) : (
      <p className="small">{t('offer.mayNotBook')}</p>
    ),
    rows: [
      {
        label: t('offer.toPay'),
        value: (
          <>
            <strong>
              <Money ore={offer.total} whole />
            </strong>{' '}
            {tax}
          </>
        ),
      },
      ...(perPerson === null ? [] : [{ label: t('compare.perPerson'), value: perPerson }]),
      {
        label: t('offer.bus'),
        value: (
          <>
            {softHyphens(title)}
            <br />
            {[buses[0]?.model, buses[0]?.modelYear].filter(Boolean).join(', ')}
          </>
        ),
      },
      {
        label: t('compare.rating'),
        value:
          offer.rating === null
            ? t('offer.unrated')
            : `${formatRating(offer.rating, locale)} (${t('company.ratings', { count: offer.ratings })})`,
      },
      {
        label: t('offer.cancellation'),
        value: (
          <>
            {freeCancellationBriefly(offer.tiers, compared.departure, {
              word: t,
              when: (until) => formatCompactDay(until, locale),
            })}
            {offer.tiers.map(({ hours, basisPoints }) =>
              basisPoints > 0 ? (
                <Fragment key={hours}>
                  <br />
                  {t('compare.tier', {
                    notice: formatNotice(hours, locale),
                    percent: formatPercent(basisPoints, locale),
                  })}
                </Fragment>
              ) : null,
            )}
          </>
        ),
      },
      { label: t('compare.drivers'), value: buses.reduce((sum, { drivers }) => sum + drivers, 0) },
      { label: t('compare.start'), value: formatDistance(offer.startMetres, locale) },
      { label: t('filter.fuelType'), value: fuel },
      { label: t('compare.wheelchairs'), value: wheelchairs },
      ...(isAny(({ buses }) => buses.some((bus) => bus.accessibility.length > 0))
        ? [
            {
              label: t('filter.accessibility'),
              value: accessible.map((one) => accessibilityName(one, locale)).join(', ') || '–',
            },
          ]
        : []),
      ...(isAny((one) => one.company.certificates.length > 0)
        ? [
            {
              label: t('filter.certificate'),
              value: company.certificates.map((code) => t(`certificate.${code}`)).join(', ') || '–',
            },
          ]
        : []),
      { label: t('filter.equipment'), value: names(equipped) },
      { label: t('compare.missing'), value: names(missing) },
      {
        label: t('offer.company'),
        value: <a href={path(to.publicCompany(company.id))}>{softHyphens(t('compare.company'))}</a>,
      },
    ].map(breakable),
  };
}

/** Three columns on a telephone are narrower than many Swedish words. */
const breakable = ({ label, value }: SummaryRow): SummaryRow => ({
  label: softHyphens(label),
  value: typeof value === 'string' ? softHyphens(value) : value,
});
