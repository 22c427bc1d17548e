import type { AdminDeviationPage } from '@bff/areas/deviations';
import { Banner } from '@ds/patterns/Banner/Banner';
import { isOfficesTurn } from '@states/deviation-states';
import { PhoneLink } from '~/frame/PhoneLink';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment } from '~/i18n/use-when';

/** Whose turn it is with a deviation, and since when: its company's, with where it answers, or the office's. Nothing once it is settled. */
export function Turn({ page: { deviation, turn, companyPhone } }: { page: AdminDeviationPage }) {
  const { t } = useTranslation('deviations');
  const moment = useMoment();
  if (turn === null) return null;
  const { waitsFor, since } = turn;
  const told = t(`turn.${waitsFor}`, { company: deviation.companyName, at: moment(since) });
  if (isOfficesTurn(waitsFor))
    return (
      <Banner tone="warning" title={t('turn.office')}>
        {told}
      </Banner>
    );
  return (
    <Banner tone="info" title={t('turn.company')}>
      {told} {t('bookings:details.callCompany', { company: deviation.companyName })} <PhoneLink {...companyPhone} />
    </Banner>
  );
}
