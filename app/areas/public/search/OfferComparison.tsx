import { Fragment, type ReactNode } from 'react';
import type { ComparedOffers } from '@bff/areas/public';
import { Best, type ComparedThing, SideBySide } from '@ds/patterns/SideBySide/SideBySide';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { NextLine } from '@ds/support/NextLine';
import { Stack } from '@ds/primitives/Stack/Stack';
import { Money } from '@ds/primitives/Money/Money';
import { formatDistance, formatNotice, formatPercent, formatRating } from '@formats';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { freeCancellationBriefly } from '~/nouns/bookings/free-cancellation';
import { loosened, softHyphens } from '~/nouns/trips/soft-hyphens';
import { to } from '~/to';
import type { EquipmentCode } from '@states/equipment';
import { BookOffer } from './BookOffer';
import { capitalized } from '~/i18n/letter-case';
import { BusPicture } from '~/nouns/companies/BusPicture';
import { askedFor } from '~/nouns/companies/on-board';
import { HeldOffer } from './HeldOffer';
import { bestOf, type ComparedFact } from './best-of-compared';
import { offerFacts, type OfferTexts, useOfferTexts } from './offer-facts';

interface OfferComparisonProps {
  compared: ComparedOffers;
  mayBook: boolean;
  /** The search they were found by. */
  search: string;
}

/** Offers beside each other: price, bus, terms, and what one has that another lacks; what all have is said once, below. */
export function OfferComparison({ compared, mayBook, search }: OfferComparisonProps) {
  const texts = useOfferTexts();
  const equipped = compared.offers.map((offer) => offerFacts(offer, compared, texts).equipped);
  const onBoard = [...new Set(equipped.flat())].sort((a, b) => askedFor(a) - askedFor(b));
  const common = onBoard.filter((code) => equipped.every((codes) => codes.includes(code)));
  const uncommon = onBoard.filter((code) => !common.includes(code));
  return (
    <Stack>
      <SideBySide
        label={texts.word('compare.title')}
        heads={{ action: texts.word('offer.book') }}
        things={compared.offers.map((offer) => comparedOffer(offer, { compared, uncommon, mayBook, search, texts }))}
      />
      {common.length > 0 ? (
        <p className="measure">
          {texts.word(compared.offers.length > 1 ? 'compare.common' : 'compare.only', {
            equipment: common.map((code) => texts.word(`equipment.${code}`)).join(', '),
          })}
        </p>
      ) : null}
    </Stack>
  );
}

interface Comparing extends OfferComparisonProps {
  /** What one of the compared offers has and another lacks. */
  uncommon: readonly EquipmentCode[];
  texts: OfferTexts;
}

type Compared = ComparedOffers['offers'][number];

function comparedOffer(offer: Compared, { compared, uncommon, mayBook, search, texts }: Comparing): ComparedThing {
  const { word: t, locale, path } = texts;
  const { title, wheelchairs, equipped, accessible, fuel, perPerson } = offerFacts(offer, compared, texts);
  const { company, buses } = offer;
  const isBest = bestOf(offer, compared.offers);
  const judged = (fact: ComparedFact, value: ReactNode) => (
    <>
      {typeof value === 'string' ? breakable(value) : value}
      {isBest.has(fact) ? <Best>{t(`compare.best.${fact}`)}</Best> : null}
    </>
  );
  // A line that is empty for all of them compares nothing.
  const isAny = (has: (one: Compared) => boolean) => compared.offers.some(has);
  const names = (codes: readonly EquipmentCode[]) => codes.map((code) => t(`equipment.${code}`)).join(', ') || '–';
  return {
    id: offer.id,
    title: (
      <>
        <a href={`${path(to.publicCompany(company.id))}?${search}`}>{company.name}</a>
        {/* Two buses of one company would have the same heading. */}
        {compared.offers.some((other) => other !== offer && other.company.id === company.id) ? (
          <>
            <NextLine />
            <small>{title}</small>
          </>
        ) : null}
      </>
    ),
    picture: buses[0] ? (
      <BusPicture
        busType={buses[0].busType}
        operatorId={company.id}
        picture={offer.picture}
        alt={t('offer.picture', { name: buses[0].model || title })}
        others={buses.slice(1)}
      />
    ) : null,
    action: offer.held ? (
      <HeldOffer id={offer.id} held={offer.held} texts={texts} />
    ) : mayBook ? (
      <BookOffer offer={offer} title={title} texts={texts} isNamed />
    ) : null,
    rows: [
      {
        label: compared.hasSwedishTax
          ? t('compare.priceTax', { percent: formatPercent(offer.taxBasisPoints, locale) })
          : t('compare.priceNoTax'),
        value: judged(
          'price',
          <strong>
            <Money ore={offer.total} whole />
          </strong>,
        ),
      },
      ...(perPerson === null ? [] : [{ label: t('compare.perPerson'), value: perPerson }]),
      {
        label: t('offer.bus'),
        value: (
          <>
            {judged('seats', title)}
            <NextLine />
            {judged('year', [buses[0]?.model, buses[0]?.modelYear].filter(Boolean).join(', '))}
          </>
        ),
      },
      {
        label: t('compare.rating'),
        value:
          offer.rating === null
            ? capitalized(t('offer.unrated'))
            : judged(
                'rating',
                `${formatRating(offer.rating, locale)} (${t('company.ratings', { count: offer.ratings })})`,
              ),
      },
      {
        label: t('compare.fee'),
        value: (
          <>
            {judged('free', freeCancellationBriefly(offer.tiers, compared.departure, t, locale))}
            {offer.tiers.map(({ hours, basisPoints }) =>
              basisPoints > 0 ? (
                <Fragment key={hours}>
                  <NextLine />
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
      ...(isAny((one) => driversOf(one) > 1) ? [{ label: t('compare.drivers'), value: driversOf(offer) }] : []),
      { label: t('compare.start'), value: judged('start', formatDistance(offer.startMetres, locale)) },
      { label: t('filter.fuelType'), value: judged('emissions', fuel) },
      ...(isAny(({ buses }) => buses.some((bus) => bus.wheelchairPlaces > 0))
        ? [{ label: t('compare.wheelchairs'), value: judged('wheelchairs', wheelchairs) }]
        : []),
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
      ...(uncommon.length > 0
        ? [{ label: t('compare.extra'), value: names(uncommon.filter((code) => equipped.includes(code))) }]
        : []),
      // Of two, it is what the other has more.
      ...(uncommon.length > 0 && compared.offers.length > 2
        ? [{ label: t('compare.missing'), value: names(uncommon.filter((code) => !equipped.includes(code))) }]
        : []),
    ].map(({ label, value }: SummaryRow) => ({ label, value: typeof value === 'string' ? breakable(value) : value })),
  };
}

const driversOf = ({ buses }: Compared): number => buses.reduce((sum, { drivers }) => sum + drivers, 0);

/** Three columns on a telephone are narrower than many Swedish words, and than a day with its time. */
const breakable = (text: string): string => softHyphens(loosened(text));
