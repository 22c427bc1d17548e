import { useTranslation } from 'react-i18next';
import type { OfferView } from '@bff/areas/public';
import type { AccessibilityProperty } from '@bff/domain/accessibility';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { OfferCard } from '@ds/patterns/OfferCard/OfferCard';
import { Rating } from '@ds/patterns/Rating/Rating';
import { BusIllustration, type BusKind } from '@ds/pictures/BusIllustration/BusIllustration';
import { Button } from '@ds/primitives/Button/Button';
import { NativeChoice } from '@ds/primitives/Checkbox/NativeChoice';
import { formatDistance, formatLongDate, formatMoney, formatNumber, formatPercent } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { freeCancellation } from '~/nouns/bookings/CancellationTiers';
import { to } from '~/to';
import { ASKED_FORM } from './AskForQuotes';
import { OfferTerms } from './OfferTerms';

/** What groups ask for first; the rest of the equipment is told with the terms. */
const ASKED_FOR = ['toilet', 'wifi', 'wheelchairLift', 'airConditioning', 'powerSockets', 'luggageSpace', 'seatBelts'];
const SHOWN_EQUIPMENT = 4;

const askedFor = (code: string): number => (ASKED_FOR.includes(code) ? ASKED_FOR.indexOf(code) : ASKED_FOR.length);

interface OfferProps {
  offer: OfferView;
  /** The catalogue, to say what a bus has. */
  accessibility: readonly AccessibilityProperty[];
  isRoundTrip: boolean;
  departure: Date;
  passengers: number;
  hasTax: boolean;
  /** Whether its drawing is the first of its kind on the page. */
  drawing: 'first' | 'again';
  /** Where all buses of its operator are shown. */
  openHref: string;
  /** Who looks may book, or may once they have logged in. */
  mayBook: boolean;
  /** Its company was ticked for a quote on another page, or before. */
  isAsked: boolean;
}

/** One bus, or several of one operator, with a button that takes it. */
export function Offer(props: OfferProps) {
  const { offer, accessibility, isRoundTrip, departure, passengers, hasTax, drawing, openHref, mayBook, isAsked } =
    props;
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
  const equipped = first.equipment
    .filter((code) => buses.every((bus) => bus.equipment.includes(code)))
    .sort((a, b) => askedFor(a) - askedFor(b));
  const accessible = accessibility.filter(({ code }) => buses.every((bus) => bus.accessibility.includes(code)));
  const shared = [
    ...equipped.map((code) => ({ code, label: t(`equipment.${code}`) })),
    ...accessible.map((one) => ({ code: one.code, label: accessibilityName(one, locale) })),
  ].sort((a, b) => askedFor(a.code) - askedFor(b.code));
  const isGreen = ['electric', 'hvo100'].includes(first.fuelType);
  const wheelchairs = buses.reduce((sum, bus) => sum + bus.wheelchairPlaces, 0);
  const tags = [
    {
      label: `${t(`fuelType.${first.fuelType}`)} · ${t('offer.co2', { kg: formatNumber(offer.emissionsGrams / 1_000, locale) })}`,
      good: isGreen,
    },
    ...(wheelchairs > 0 ? [{ label: t('offer.wheelchairs', { count: wheelchairs }) }] : []),
    ...shared.slice(0, SHOWN_EQUIPMENT).map(({ label }) => ({ label })),
    ...(shared.length > SHOWN_EQUIPMENT
      ? [{ label: t('offer.moreEquipment', { count: shared.length - SHOWN_EQUIPMENT }) }]
      : []),
  ];
  const facts = [
    <>
      <CompanyMark logo={company.logo} />
      {company.name}
    </>,
    offer.rating === null ? (
      t('offer.unrated')
    ) : (
      <Rating value={formatNumber(offer.rating, locale, 1)} count={t('company.ratings', { count: offer.ratings })} />
    ),
    t('offer.startsAway', { distance: formatDistance(offer.startMetres, locale) }),
    ...(first.drivers > 1 ? [t('offer.drivers', { count: first.drivers })] : []),
    ...(isRoundTrip ? [t(`offer.${first.between}`)] : []),
  ];
  const free = freeCancellation(offer.tiers, departure);
  return (
    <OfferCard
      id={offer.id}
      title={title}
      picture={
        offer.picture ? (
          <img
            src={offer.picture.address}
            width={offer.picture.width}
            height={offer.picture.height}
            alt={t('offer.picture', { name: first.model || title })}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <BusIllustration kind={first.busType as BusKind} repeated={drawing} />
        )
      }
      facts={facts}
      tags={tags}
      note={
        free === 'always'
          ? t('offer.freeAlways')
          : free === 'over'
            ? t('offer.freeOver')
            : t('offer.freeTo', { day: formatLongDate(free, locale) })
      }
      price={offer.total}
      priceNote={
        <>
          {hasTax ? t('offer.inclTax', { percent: formatPercent(offer.taxBasisPoints, locale) }) : t('offer.noTax')}
          {passengers > 1 ? (
            <>
              <br />
              {t('offer.perPerson', { price: formatMoney(offer.total / passengers, { decimals: false }) })}
            </>
          ) : null}
        </>
      }
      actions={
        !mayBook ? (
          <p className="small">{t('offer.mayNotBook')}</p>
        ) : (
          <form method="post" action={path(to.hold())} data-submit-once="">
            <input type="hidden" name="offer" value={offer.token} />
            <Button
              aria-label={t('offer.bookLabel', { bus: title, company: company.name, price: formatMoney(offer.total) })}
            >
              {t('offer.book')}
            </Button>
            <NativeChoice
              kind="checkbox"
              id={`ask-${offer.id}`}
              name="company"
              form={ASKED_FORM}
              value={String(company.id)}
              defaultChecked={isAsked}
              label={t('quotes.tick')}
              aria-label={t('quotes.tickLabel', { company: company.name, bus: title })}
            />
          </form>
        )
      }
    >
      {offer.others ? (
        <p>
          <a href={openHref}>
            {t('offer.others', {
              count: offer.others.count,
              company: company.name,
              price: formatMoney(offer.others.from, { decimals: false }),
            })}
          </a>
        </p>
      ) : null}
      <OfferTerms offer={offer} equipped={equipped} accessible={accessible} hasTax={hasTax} />
    </OfferCard>
  );
}
