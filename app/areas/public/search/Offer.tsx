import { useTranslation } from 'react-i18next';
import type { OfferView } from '@bff/areas/public';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { OfferCard } from '@ds/patterns/OfferCard/OfferCard';
import { BusIllustration, type BusKind } from '@ds/pictures/BusIllustration/BusIllustration';
import { Button } from '@ds/primitives/Button/Button';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { formatDistance, formatMoney, formatNumber, formatPercent } from '@formats';
import { useLocale, usePath } from '~/http/paths';

const SHOWN_EQUIPMENT = 5;

interface OfferProps {
  offer: OfferView;
  isRoundTrip: boolean;
  hasTax: boolean;
}

/** One bus, or several of one operator, with a button that takes it. */
export function Offer({ offer, isRoundTrip, hasTax }: OfferProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const path = usePath();
  const { buses, company } = offer;
  const [first] = buses;
  if (!first) return null;
  const seats = buses.reduce((sum, bus) => sum + bus.seats, 0);
  const title =
    buses.length === 1
      ? t('offer.title', { bus: t(`busType.${first.busType}`), seats: t('offer.seats', { count: seats }) })
      : t('offer.buses', { count: buses.length, seats });
  const shared = first.equipment.filter((code) => buses.every((bus) => bus.equipment.includes(code)));
  const isGreen = ['electric', 'hvo100'].includes(first.fuelType);
  const wheelchairs = buses.reduce((sum, bus) => sum + bus.wheelchairPlaces, 0);
  const tags = [
    {
      label: `${t(`fuelType.${first.fuelType}`)} · ${t('offer.co2', { kg: formatNumber(offer.emissionsGrams / 1_000, locale) })}`,
      good: isGreen,
    },
    ...(wheelchairs > 0 ? [{ label: t('offer.wheelchairs', { count: wheelchairs }) }] : []),
    ...shared.slice(0, SHOWN_EQUIPMENT).map((code) => ({ label: t(`equipment.${code}`) })),
  ];
  const facts = [
    <>
      <CompanyMark logo={company.logo} />
      {company.name}
    </>,
    offer.rating === null ? t('offer.unrated') : t('offer.rating', { rating: formatNumber(offer.rating, locale, 1) }),
    t('offer.startsAway', { distance: formatDistance(offer.startMetres, locale) }),
    ...(first.drivers > 1 ? [t('offer.drivers', { count: first.drivers })] : []),
    ...(isRoundTrip ? [t(`offer.${first.between}`)] : []),
  ];
  const [longest] = offer.tiers;
  return (
    <OfferCard
      id={offer.id}
      title={title}
      picture={<BusIllustration kind={first.busType as BusKind} />}
      facts={facts}
      tags={tags}
      note={longest ? t('offer.free', { time: hours(t, longest.hours) }) : t('offer.freeAlways')}
      price={offer.total}
      priceNote={
        hasTax ? t('offer.inclTax', { percent: formatPercent(offer.taxBasisPoints, locale) }) : t('offer.noTax')
      }
      actions={
        <form method="post" action={path('/booking/hold')} data-submit-once="">
          <input type="hidden" name="offer" value={offer.token} />
          <Button
            aria-label={t('offer.bookLabel', { bus: title, company: company.name, price: formatMoney(offer.total) })}
          >
            {t('offer.book')}
          </Button>
        </form>
      }
    >
      <Disclosure summary={t('offer.terms')}>
        <p>{t('offer.exclTax', { price: formatMoney(offer.customerPrice) })}</p>
        {buses.length > 1 ? (
          <ul>
            {buses.map((bus, index) => (
              <li key={index}>
                {t(`busType.${bus.busType}`)}, {t('offer.seats', { count: bus.seats })}.{' '}
                {t('offer.distribution', { number: index + 1, adults: bus.adults, children: bus.children })}
              </li>
            ))}
          </ul>
        ) : (
          <p>
            {first.model}
            {first.modelYear ? `, ${t('offer.year', { year: first.modelYear })}` : ''}
          </p>
        )}
        {offer.tiers.length > 0 ? (
          <ul>
            {offer.tiers.map((tier) => (
              <li key={tier.hours}>
                {t('offer.tier', { hours: tier.hours, percent: formatPercent(tier.basisPoints, locale) })}
              </li>
            ))}
          </ul>
        ) : (
          <p>{t('offer.freeAlways')}</p>
        )}
        {shared.length > SHOWN_EQUIPMENT ? <p>{shared.map((code) => t(`equipment.${code}`)).join(', ')}</p> : null}
        {company.certificates.length > 0 ? (
          <p>{company.certificates.map((code) => t(`certificate.${code}`)).join(', ')}</p>
        ) : null}
      </Disclosure>
    </OfferCard>
  );
}

/** `7 dagar` where whole days fit, else hours. */
function hours(t: (key: string, values: { count: number }) => string, count: number): string {
  return count % 24 === 0 ? t('offer.days', { count: count / 24 }) : t('offer.hours', { count });
}
