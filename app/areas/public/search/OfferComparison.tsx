import type { ReactNode } from 'react';
import type { ComparedOffers, OfferView } from '@bff/areas/public';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Money } from '@ds/primitives/Money/Money';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDistance, formatNumber } from '@formats';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { to } from '~/to';
import type { EquipmentCode } from '@states/equipment';
import { BookOffer } from './BookOffer';
import { askedFor, offerFacts, useOfferTexts } from './offer-facts';

interface OfferComparisonProps {
  compared: ComparedOffers;
  mayBook: boolean;
}

/** Offers beside each other: price, bus, terms, and what one has that another lacks. */
export function OfferComparison({ compared, mayBook }: OfferComparisonProps) {
  const onBoard = [...new Set(compared.offers.flatMap((offer) => offer.buses[0]?.equipment ?? []))];
  return (
    <Columns>
      {compared.offers.map((offer) => (
        <ComparedOffer key={offer.id} offer={offer} compared={compared} onBoard={onBoard} mayBook={mayBook} />
      ))}
    </Columns>
  );
}

interface ComparedOfferProps extends OfferComparisonProps {
  offer: OfferView;
  /** What any of the compared offers has. */
  onBoard: readonly EquipmentCode[];
}

function ComparedOffer({ offer, compared, onBoard, mayBook }: ComparedOfferProps) {
  const texts = useOfferTexts();
  const { word: t, locale, path } = texts;
  const trip = { ...compared, hasTax: compared.hasSwedishTax };
  const { title, wheelchairs, equipped, accessible, fuel, free, tax, perPerson } = offerFacts(offer, trip, texts);
  const missing = onBoard.filter((code) => !equipped.includes(code)).sort((a, b) => askedFor(a) - askedFor(b));
  const { company, buses } = offer;
  const names = (codes: readonly EquipmentCode[]): ReactNode =>
    codes.map((code) => t(`equipment.${code}`)).join(', ') || '–';
  return (
    <Stack as="section" labelledBy={offer.id}>
      <h2 id={offer.id}>{company.name}</h2>
      {mayBook ? (
        <BookOffer offer={offer} title={title} texts={texts} />
      ) : (
        <p className="small">{t('offer.mayNotBook')}</p>
      )}
      <SummaryList
        rows={[
          {
            label: t('offer.toPay'),
            value: (
              <>
                <strong>
                  <Money ore={offer.total} />
                </strong>{' '}
                {tax}
              </>
            ),
          },
          ...(perPerson === null ? [] : [{ label: t('compare.perPerson'), value: perPerson }]),
          { label: t('offer.bus'), value: [title, buses[0]?.model, buses[0]?.modelYear].filter(Boolean).join(', ') },
          { label: t('compare.drivers'), value: buses.reduce((sum, { drivers }) => sum + drivers, 0) },
          {
            label: t('compare.rating'),
            value:
              offer.rating === null
                ? t('offer.unrated')
                : `${formatNumber(offer.rating, locale, 1)} (${t('company.ratings', { count: offer.ratings })})`,
          },
          { label: t('compare.start'), value: formatDistance(offer.startMetres, locale) },
          { label: t('filter.fuelType'), value: fuel },
          { label: t('compare.wheelchairs'), value: wheelchairs },
          { label: t('filter.equipment'), value: names(equipped) },
          ...(missing.length > 0 ? [{ label: t('compare.missing'), value: names(missing) }] : []),
          {
            label: t('filter.accessibility'),
            value: accessible.map((one) => accessibilityName(one, locale)).join(', ') || '–',
          },
          {
            label: t('filter.certificate'),
            value: company.certificates.map((code) => t(`certificate.${code}`)).join(', ') || '–',
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
          {
            label: t('offer.company'),
            value: <a href={path(to.publicCompany(company.id))}>{t('compare.company')}</a>,
          },
        ]}
      />
    </Stack>
  );
}
