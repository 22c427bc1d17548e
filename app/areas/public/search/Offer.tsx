import type { ListedOffer } from '@bff/areas/public';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { OfferCard } from '@ds/patterns/OfferCard/OfferCard';
import { Rating } from '@ds/patterns/Rating/Rating';
import { NativeChoice } from '@ds/primitives/Checkbox/NativeChoice';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { DisclosureLink } from '@ds/primitives/Disclosure/Disclosure';
import { formatDistance, formatMoney, formatRating } from '@formats';
import { capitalized } from '~/i18n/letter-case';
import { TICK, tickOfOffer } from '~/nouns/trips/ticked-offers';
import { BookButton } from './BookOffer';
import { BusPicture } from '~/nouns/companies/BusPicture';
import { firstOnBoard, namesOnBoard } from '~/nouns/companies/on-board';
import { HeldOffer } from './HeldOffer';
import { type OfferedTrip, offerFacts, type OfferTexts } from './offer-facts';
import { OfferTerms } from './OfferTerms';

const FOSSIL_FREE = ['electric', 'hvo100'];

type Repeated = 'first' | 'again';

/** For drawings that appear once per page: whether this offer's is the first of its kind. */
export interface OfferDrawings {
  bus: Repeated;
  star: Repeated;
}

interface OfferProps extends OfferedTrip {
  offer: ListedOffer;
  isRoundTrip: boolean;
  hasTax: boolean;
  drawings: OfferDrawings;
  /** Its operator's page, where all of its operator's buses are shown, and where this one has its details. */
  companyHref: string;
  openHref: string;
  aboutHref: string;
  /** The user may book, or may after logging in. */
  mayBook: boolean;
  /** Where its operator is asked for a quote, by somebody who may. */
  askHref: string | undefined;
  /** It was ticked on another page, or earlier. */
  isTicked: boolean;
  texts: OfferTexts;
}

/** One bus, or several of one operator, with a button that books. A page has ten: no hooks, and no more elements than needed. */
export function Offer(props: OfferProps) {
  const { offer, isRoundTrip, hasTax, drawings, companyHref, openHref, aboutHref, mayBook, askHref, isTicked, texts } =
    props;
  const { word, locale } = texts;
  const { title, wheelchairs, equipped, accessible, fuel, free, perPerson } = offerFacts(offer, props, texts);
  const { buses, company } = offer;
  const [first] = buses;
  if (!first) return null;
  const onBoard = [
    ...(wheelchairs > 0 ? [word('offer.wheelchairs', { count: wheelchairs })] : []),
    ...firstOnBoard(namesOnBoard({ equipment: equipped, accessibility: accessible }, texts), word),
  ];
  const ofTrip = [
    ...(buses.length === 1 && props.passengers > 1 ? [spareSeats(first.seats - props.passengers, word)] : []),
    word('offer.startsAway', { distance: formatDistance(offer.startMetres, locale) }),
    ...(first.drivers > 1 ? [word('offer.drivers', { count: first.drivers })] : []),
    ...(isRoundTrip ? [word(`offer.${first.between}`)] : []),
  ];
  const head = [
    <>
      {company.logo ? <CompanyMark logo={company.logo} /> : null}
      <a href={companyHref}>{company.name}</a>
    </>,
    offer.rating === null ? (
      capitalized(word('offer.unrated'))
    ) : (
      <Rating
        value={formatRating(offer.rating, locale)}
        count={word('company.ratings', { count: offer.ratings })}
        repeated={drawings.star}
      />
    ),
  ];
  const moreId = `more-${offer.id}`;
  return (
    <OfferCard
      id={offer.id}
      title={title}
      spokenTitle={`${title}, ${company.name}`}
      picture={
        <BusPicture
          busType={first.busType}
          operatorId={company.id}
          picture={offer.picture}
          alt={word('offer.picture', { name: first.model || title })}
          repeated={drawings.bus}
          others={buses.slice(1)}
        />
      }
      head={head}
      facts={[
        capitalized(ofTrip.join('\u00a0· ')),
        FOSSIL_FREE.includes(first.fuelType) ? <strong>{fuel}</strong> : fuel,
        ...(onBoard.length > 0 ? [onBoard.join('\u00a0· ')] : []),
        free,
      ]}
      price={offer.total}
      priceNote={perPerson === null ? null : word('offer.perPerson', { price: perPerson })}
      actions={
        offer.held ? (
          <HeldOffer id={offer.id} held={offer.held} texts={texts} />
        ) : !mayBook ? (
          askHref === undefined ? null : (
            <LinkButton href={askHref} aria-label={word('quotes.askLabel', { company: company.name, bus: title })}>
              {word('quotes.ask')}
            </LinkButton>
          )
        ) : (
          <div>
            <BookButton offer={offer} title={title} texts={texts} />
            <NativeChoice
              kind="checkbox"
              id={`ask-${offer.id}`}
              name={TICK}
              value={tickOfOffer(offer)}
              defaultChecked={isTicked}
              label={word('quotes.tick')}
              aria-label={word('quotes.tickLabel', { company: company.name, bus: title })}
            />
          </div>
        )
      }
    >
      {offer.others ? (
        <a href={openHref}>
          {word('offer.others', {
            count: offer.others.count,
            price: formatMoney(offer.others.from, locale, { decimals: false }),
          })}
          <OfCompany name={company.name} />
        </a>
      ) : null}
      <div id={moreId}>
        {offer.isOpen ? (
          <OfferTerms offer={offer} equipped={equipped} accessible={accessible} hasTax={hasTax} texts={texts} />
        ) : (
          <DisclosureLink href={aboutHref} unfolds={moreId}>
            {word(buses.length > 1 ? 'offer.termsMany' : 'offer.terms')}
            <OfCompany name={company.name} />
          </DisclosureLink>
        )}
      </div>
    </OfferCard>
  );
}

/** Links of one list have names of their own. */
const OfCompany = ({ name }: { name: string }) => <span className="visually-hidden">{` (${name})`}</span>;

/** The title says how many seats there are: this says what that means for the group. */
const spareSeats = (spare: number, word: OfferTexts['word']) =>
  spare > 0 ? word('offer.spare', { count: spare }) : word('offer.full');
