import type { ReactNode } from 'react';
import type { ComparedOffers, OfferView } from '@bff/areas/public';
import { type ComparedThing, SideBySide } from '@ds/patterns/SideBySide/SideBySide';
import { Money } from '@ds/primitives/Money/Money';
import { formatDistance, formatRating } from '@formats';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { to } from '~/to';
import type { EquipmentCode } from '@states/equipment';
import { BookOffer } from './BookOffer';
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

function comparedOffer(offer: OfferView, { compared, onBoard, mayBook, texts }: Comparing): ComparedThing {
  const { word: t, locale, path } = texts;
  const trip = { ...compared, hasTax: compared.hasSwedishTax };
  const { title, wheelchairs, equipped, accessible, fuel, free, tax, perPerson } = offerFacts(offer, trip, texts);
  const missing = onBoard.filter((code) => !equipped.includes(code)).sort((a, b) => askedFor(a) - askedFor(b));
  const { company, buses } = offer;
  const names = (codes: readonly EquipmentCode[]): ReactNode =>
    codes.map((code) => t(`equipment.${code}`)).join(', ') || '–';
  return {
    id: offer.id,
    title: company.name,
    action: mayBook ? (
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
      { label: t('offer.bus'), value: [title, buses[0]?.model, buses[0]?.modelYear].filter(Boolean).join(', ') },
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
            {free}
            <CancellationTiers tiers={offer.tiers} />
          </>
        ),
      },
      { label: t('compare.drivers'), value: buses.reduce((sum, { drivers }) => sum + drivers, 0) },
      { label: t('compare.start'), value: formatDistance(offer.startMetres, locale) },
      { label: t('filter.fuelType'), value: fuel },
      { label: t('compare.wheelchairs'), value: wheelchairs },
      {
        label: t('filter.accessibility'),
        value: accessible.map((one) => accessibilityName(one, locale)).join(', ') || '–',
      },
      {
        label: t('filter.certificate'),
        value: company.certificates.map((code) => t(`certificate.${code}`)).join(', ') || '–',
      },
      { label: t('filter.equipment'), value: names(equipped) },
      { label: t('compare.missing'), value: names(missing) },
      {
        label: t('offer.company'),
        value: <a href={path(to.publicCompany(company.id))}>{t('compare.company')}</a>,
      },
    ],
  };
}
