import { useTranslation } from '~/i18n/use-translation';
import type { ChoiceView } from '@bff/areas/customer';
import { Banner } from '@ds/patterns/Banner/Banner';
import { usePath } from '~/http/paths';
import { useMoney } from '~/i18n/use-money';
import { useMoment } from '~/i18n/use-when';
import { to } from '~/to';

type Shown = Pick<ChoiceView, 'status' | 'amount' | 'deadline' | 'newBookingNumber'>;

/** The result of a choice; while it is open, its deadline and a link to it. */
export function SettledChoice({ choice, chooseAt }: { choice: Shown; chooseAt?: string }) {
  const { t } = useTranslation('booking');
  const moment = useMoment();
  const money = useMoney();
  const path = usePath();
  const { status, amount, deadline, newBookingNumber } = choice;
  switch (status) {
    case 'waiting':
      return (
        <Banner tone="warning">
          {t('choice.waiting', { at: moment(deadline) })} {chooseAt ? <a href={chooseAt}>{t('choice.link')}</a> : null}
        </Banner>
      );
    case 'refunded':
      return <Banner tone="info">{t('choice.refunded', { amount: money(amount) })}</Banner>;
    case 'moved':
      return (
        <Banner tone="info">
          {t('choice.moved')} <a href={path(to.booking(newBookingNumber ?? ''))}>{newBookingNumber}</a>
        </Banner>
      );
  }
}
