import type { OfferView } from '@bff/areas/public';
import type { AccessibilityProperty } from '@bff/domain/accessibility';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { formatPercent } from '@formats';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import type { EquipmentCode } from '@states/equipment';
import type { OfferTexts } from './offer-facts';

interface OfferTermsProps {
  offer: OfferView;
  /** What all of its buses have. */
  equipped: readonly EquipmentCode[];
  accessible: readonly AccessibilityProperty[];
  hasTax: boolean;
  texts: OfferTexts;
}

/** An offer's price line by line, and what it includes. */
export function OfferTerms({ offer, equipped, accessible, hasTax, texts }: OfferTermsProps) {
  const { word, locale } = texts;
  const { buses, company } = offer;
  return (
    <Disclosure summary={word(buses.length > 1 ? 'offer.termsMany' : 'offer.terms')} open>
      <PriceLines
        caption={word('offer.price')}
        lines={[
          { label: word('offer.beforeTax'), ore: offer.customerPrice },
          ...(hasTax
            ? [
                {
                  label: word('offer.tax', { percent: formatPercent(offer.taxBasisPoints, locale) }),
                  ore: offer.total - offer.customerPrice,
                },
              ]
            : []),
          { label: word('offer.toPay'), ore: offer.total, kind: 'total' },
        ]}
      />
      <SummaryList
        rows={[
          ...buses.map((bus, index) => ({
            label: buses.length > 1 ? word('offer.busEach', { number: index + 1 }) : word('offer.bus'),
            value: [
              bus.model,
              ...(bus.modelYear ? [word('offer.year', { year: bus.modelYear })] : []),
              ...(buses.length > 1
                ? [
                    word('offer.seats', { count: bus.seats }),
                    ...(bus.adults > 0 ? [word('offer.adults', { count: bus.adults })] : []),
                    ...(bus.children > 0 ? [word('offer.children', { count: bus.children })] : []),
                  ]
                : []),
            ].join(', '),
          })),
          { label: word('offer.cancellation'), value: <CancellationTiers tiers={offer.tiers} /> },
          ...(equipped.length > 0
            ? [{ label: word('filter.equipment'), value: equipped.map((code) => word(`equipment.${code}`)).join(', ') }]
            : []),
          ...(accessible.length > 0
            ? [
                {
                  label: word('filter.accessibility'),
                  value: accessible.map((one) => accessibilityName(one, locale)).join(', '),
                },
              ]
            : []),
          ...(company.certificates.length > 0
            ? [
                {
                  label: word('filter.certificate'),
                  value: company.certificates.map((code) => word(`certificate.${code}`)).join(', '),
                },
              ]
            : []),
        ]}
      />
    </Disclosure>
  );
}
