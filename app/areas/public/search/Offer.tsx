import { useTranslation } from 'react-i18next';
import type { OfferView } from '@bff/areas/public';
import type { AccessibilityProperty } from '@bff/domain/accessibility';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { OfferCard } from '@ds/patterns/OfferCard/OfferCard';
import { PriceLines } from '@ds/patterns/PriceLines/PriceLines';
import { Rating } from '@ds/patterns/Rating/Rating';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { BusIllustration, type BusKind } from '@ds/pictures/BusIllustration/BusIllustration';
import { Button } from '@ds/primitives/Button/Button';
import { NativeChoice } from '@ds/primitives/Checkbox/NativeChoice';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { formatDistance, formatLongDate, formatMoney, formatNumber, formatPercent } from '@formats';
import { useLocale, usePath } from '~/http/paths';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { CancellationTiers, freeUntil } from '~/nouns/bookings/CancellationTiers';
import { to } from '~/to';
import { ASKED_FORM } from './AskForQuotes';

/** What groups ask for first; the rest of the equipment is told with the terms. */
const ASKED_FOR = ['toilet', 'wifi', 'wheelchairLift', 'airConditioning', 'powerSockets', 'luggageSpace', 'seatBelts'];
const SHOWN_EQUIPMENT = 4;
const HOUR_MS = 3_600_000;

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
  const free = freeUntil(offer.tiers);
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
        free === undefined
          ? t('offer.freeAlways')
          : t('offer.freeTo', { day: formatLongDate(departure.getTime() - free * HOUR_MS, locale) })
      }
      price={offer.total}
      priceNote={
        <>
          {hasTax ? t('offer.inclTax', { percent: formatPercent(offer.taxBasisPoints, locale) }) : t('offer.noTax')}
          <br />
          {t('offer.perPerson', { price: formatMoney(offer.total / passengers, { decimals: false }) })}
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
    </OfferCard>
  );
}
