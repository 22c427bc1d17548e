import { useTranslation } from 'react-i18next';
import type { BookingView } from '@bff/areas/customer';
import { formatPercent } from '@formats';
import { useLocale } from '~/http/paths';

/** What canceling costs and when. */
export function CancellationTiers({ tiers }: { tiers: BookingView['tiers'] }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  if (tiers.length === 0) return <p>{t('details.noTiers')}</p>;
  return (
    <>
      <ul>
        {tiers.map(({ hours, basisPoints }) => (
          <li key={hours}>{t('details.tier', { hours, percent: formatPercent(basisPoints, locale) })}</li>
        ))}
      </ul>
      <p>{t('details.tiersNote')}</p>
    </>
  );
}
