import type { ListedOffer } from '@bff/areas/public';
import { LinkButton } from '@ds/primitives/LinkButton/LinkButton';
import { formatTime } from '@formats';
import { useComingBack } from '~/http/paths';
import { to } from '~/to';
import { wayOn } from './BookOffer';
import type { OfferTexts } from './offer-facts';

interface HeldOfferProps {
  /** The offer's. */
  id: string;
  held: NonNullable<ListedOffer['held']>;
  texts: OfferTexts;
}

/** Instead of the booking button: links to continue or cancel. */
export function HeldOffer({ id, held, texts: { word, path } }: HeldOfferProps) {
  const { orderNumber, until } = held;
  const comingBack = useComingBack();
  return (
    <>
      <p className="small">
        <strong>{word('offer.held', { time: formatTime(until) })}</strong>
      </p>
      <LinkButton id={wayOn(id)} href={path(`${to.editReservation()}?order=${orderNumber}`)}>
        {word('common:held.continue')}
      </LinkButton>
      <a href={comingBack(path(to.cancelPurchase(orderNumber)))}>{word('common:held.release')}</a>
    </>
  );
}
