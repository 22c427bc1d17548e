import { useTranslation } from 'react-i18next';
import type { ListedOffer } from '@bff/areas/public';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { OfferCard } from '@ds/patterns/OfferCard/OfferCard';
import { Rating } from '@ds/patterns/Rating/Rating';
import { BusIllustration, type BusKind } from '@ds/pictures/BusIllustration/BusIllustration';
import { NativeChoice } from '@ds/primitives/Checkbox/NativeChoice';
import { formatDistance, formatNumber } from '@formats';
import { useLocale } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { useWords } from '~/i18n/use-words';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { ASKED_FORM } from './AskForQuotes';
import { BookOffer } from './BookOffer';
import { askedFor, type OfferedTrip, useOfferFacts } from './offer-facts';
import { OfferTerms } from './OfferTerms';

const SHOWN_EQUIPMENT = 4;

interface OfferProps extends OfferedTrip {
  offer: ListedOffer;
  isRoundTrip: boolean;
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
  const { offer, isRoundTrip, hasTax, drawing, openHref, mayBook, isAsked } = props;
  const { t } = useTranslation('search');
  const money = useMoney();
  const word = useWords('search');
  const locale = useLocale();
  const { title, wheelchairs, equipped, accessible, fuel, free, tax, perPerson } = useOfferFacts(offer, props);
  const { buses, company } = offer;
  const [first] = buses;
  if (!first) return null;
  const shared = [
    ...equipped.map((code) => ({ code, label: word(`equipment.${code}`) })),
    ...accessible.map((one) => ({ code: one.code, label: accessibilityName(one, locale) })),
  ].sort((a, b) => askedFor(a.code) - askedFor(b.code));
  const tags = [
    { label: fuel, good: ['electric', 'hvo100'].includes(first.fuelType) },
    ...(wheelchairs > 0 ? [{ label: word('offer.wheelchairs', { count: wheelchairs }) }] : []),
    ...shared.slice(0, SHOWN_EQUIPMENT).map(({ label }) => ({ label })),
    ...(shared.length > SHOWN_EQUIPMENT
      ? [{ label: word('offer.moreEquipment', { count: shared.length - SHOWN_EQUIPMENT }) }]
      : []),
  ];
  const facts = [
    <>
      <CompanyMark logo={company.logo} />
      {company.name}
    </>,
    offer.rating === null ? (
      word('offer.unrated')
    ) : (
      <Rating value={formatNumber(offer.rating, locale, 1)} count={t('company.ratings', { count: offer.ratings })} />
    ),
    t('offer.startsAway', { distance: formatDistance(offer.startMetres, locale) }),
    ...(first.drivers > 1 ? [t('offer.drivers', { count: first.drivers })] : []),
    ...(isRoundTrip ? [t(`offer.${first.between}`)] : []),
  ];
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
      note={free}
      price={offer.total}
      priceNote={
        <>
          {tax}
          {perPerson === null ? null : (
            <>
              <br />
              {t('offer.perPerson', { price: perPerson })}
            </>
          )}
        </>
      }
      actions={
        !mayBook ? (
          <p className="small">{t('offer.mayNotBook')}</p>
        ) : (
          <BookOffer offer={offer} title={title}>
            <NativeChoice
              kind="checkbox"
              id={`ask-${offer.id}`}
              name="company"
              form={ASKED_FORM}
              value={String(company.id)}
              defaultChecked={isAsked}
              label={word('quotes.tick')}
              aria-label={t('quotes.tickLabel', { company: company.name, bus: title })}
            />
          </BookOffer>
        )
      }
    >
      {offer.others ? (
        <p>
          <a href={openHref}>
            {t('offer.others', {
              count: offer.others.count,
              company: company.name,
              price: money(offer.others.from, { decimals: false }),
            })}
          </a>
        </p>
      ) : null}
      <OfferTerms offer={offer} equipped={equipped} accessible={accessible} hasTax={hasTax} />
    </OfferCard>
  );
}
