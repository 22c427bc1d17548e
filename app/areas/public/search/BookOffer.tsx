import type { ReactNode } from 'react';
import type { OfferView } from '@bff/areas/public';
import { Button } from '@ds/primitives/Button/Button';
import { formatMoney } from '@formats';
import { to } from '~/to';
import type { OfferTexts } from './offer-facts';

interface BookOfferProps {
  offer: Pick<OfferView, 'token' | 'company' | 'total'>;
  title: string;
  texts: OfferTexts;
  /** Beside others of its kind: browsers that ignore labels show whose bus it books. */
  isNamed?: boolean;
  children?: ReactNode;
}

/** The button that books an offer. */
export function BookOffer({
  offer: { token, company, total },
  title,
  texts: { word, path, locale },
  isNamed = false,
  children,
}: BookOfferProps) {
  return (
    <form method="post" action={path(to.hold())} data-submit-once="">
      <input type="hidden" name="offer" value={token} />
      <Button
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
      {children}
    </form>
  );
}
