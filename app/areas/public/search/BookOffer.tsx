import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferView } from '@bff/areas/public';
import { Button } from '@ds/primitives/Button/Button';
import { usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { to } from '~/to';

interface BookOfferProps {
  offer: Pick<OfferView, 'token' | 'company' | 'total'>;
  title: string;
  children?: ReactNode;
}

/** The button that takes an offer. */
export function BookOffer({ offer: { token, company, total }, title, children }: BookOfferProps) {
  const { t } = useTranslation('search');
  const money = useMoney();
  const path = usePath();
  return (
    <form method="post" action={path(to.hold())} data-submit-once="">
      <input type="hidden" name="offer" value={token} />
      <Button aria-label={t('offer.bookLabel', { bus: title, company: company.name, price: money(total) })}>
        {t('offer.book')}
      </Button>
      {children}
    </form>
  );
}
