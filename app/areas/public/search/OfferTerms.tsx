import { useTranslation } from 'react-i18next';
import type { OfferView } from '@bff/areas/public';
import type { AccessibilityProperty } from '@bff/domain/accessibility';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { formatPercent } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { CancellationTiers } from '~/nouns/bookings/CancellationTiers';
import { to } from '~/to';

interface OfferTermsProps {
  offer: OfferView;
  /** What all of its buses have. */
  equipped: readonly string[];
  accessible: readonly AccessibilityProperty[];
  hasTax: boolean;
}

/** What an offer costs line by line, and what goes with it: on demand. */
export function OfferTerms({ offer, equipped, accessible, hasTax }: OfferTermsProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const path = usePath();
  const { buses, company } = offer;
  return (
    <Disclosure summary={t('offer.terms')}>
      <PriceLines
        caption={t('offer.price')}
        lines={[
          { label: t('offer.beforeTax'), ore: offer.customerPrice },
          ...(hasTax
            ? [
                {
                  label: t('offer.tax', { percent: formatPercent(offer.taxBasisPoints, locale) }),
                  ore: offer.total - offer.customerPrice,
                },
              ]
            : []),
          { label: t('offer.toPay'), ore: offer.total, kind: 'total' },
        ]}
      />
      <SummaryList
        rows={[
          ...buses.map((bus, index) => ({
            label: buses.length > 1 ? t('offer.busEach', { number: index + 1 }) : t('offer.bus'),
            value: [
              bus.model,
              ...(bus.modelYear ? [t('offer.year', { year: bus.modelYear })] : []),
              ...(buses.length > 1
                ? [
                    t('offer.seats', { count: bus.seats }),
                    t('offer.distribution', { adults: bus.adults, children: bus.children }),
                  ]
                : []),
            ].join(', '),
          })),
          {
            label: t('offer.company'),
            value: <a href={path(to.publicCompany(company.id))}>{company.name}</a>,
          },
          { label: t('offer.cancellation'), value: <CancellationTiers tiers={offer.tiers} /> },
          ...(equipped.length > 0
            ? [{ label: t('filter.equipment'), value: equipped.map((code) => t(`equipment.${code}`)).join(', ') }]
            : []),
          ...(accessible.length > 0
            ? [
                {
                  label: t('filter.accessibility'),
                  value: accessible.map((one) => accessibilityName(one, locale)).join(', '),
                },
              ]
            : []),
          ...(company.certificates.length > 0
            ? [
                {
                  label: t('filter.certificate'),
                  value: company.certificates.map((code) => t(`certificate.${code}`)).join(', '),
                },
              ]
            : []),
        ]}
      />
    </Disclosure>
  );
}
