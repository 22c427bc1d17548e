import type { OfferView } from '@bff/areas/public';
import { Button } from '@ds/primitives/Button/Button';
import { formatMoney } from '@formats';
import { to } from '~/to';
import type { OfferTexts } from './offer-facts';

/** The id of the button that books an offer, and of the link that goes on once it is held: who goes back is there again. */
export const wayOn = (offerId: string): string => `book-${offerId}`;

interface BookOfferProps {
  offer: Pick<OfferView, 'id' | 'token' | 'company' | 'total'>;
  title: string;
  texts: OfferTexts;
  /** Beside others of its kind: browsers that ignore labels show whose bus it books. */
  isNamed?: boolean;
}

/** The button that books an offer, in a form that is sent to where offers are held. */
export function BookButton({
  offer: { id, token, company, total },
  title,
  texts: { word, locale },
  isNamed = false,
}: BookOfferProps) {
  return (
    <Button
      id={wayOn(id)}
      name="offer"
      value={token}
      aria-label={word('offer.bookLabel', {
        bus: title,
        company: company.name,
        // As the eye reads it.
        price: formatMoney(total, locale, { decimals: false }),
      })}
    >
      {word('offer.book')}
      {isNamed ? <span className="visually-hidden"> {company.name}</span> : null}
    </Button>
  );
}

/** The same with a form of its own. */
export const BookOffer = (props: BookOfferProps) => (
  <form method="post" action={props.texts.path(to.hold())} data-submit-once="">
    <BookButton {...props} />
  </form>
);
