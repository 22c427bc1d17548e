import { useDay } from '~/i18n/use-day';
import { useTranslation } from '~/i18n/use-translation';
import type { PermitStanding } from '@bff/domain/companies';
import { Banner } from '@ds/patterns/Banner/Banner';

interface PermitBannerProps {
  permit: { standing: PermitStanding; until: string | null };
  /** Who reads it: the company itself, or an administrator. */
  to: 'own' | 'admin';
}

/** Warns that a company's traffic permit ends soon, has ended or was never given, and what follows from it; otherwise nothing. */
export function PermitBanner({ permit: { standing, until }, to }: PermitBannerProps) {
  const { t } = useTranslation('companies');
  const day = useDay();
  // Only administrators can enter it.
  if (standing === 'missing')
    return to === 'admin' ? (
      <Banner tone="warning" title={t('permit.own.title')}>
        {t('permit.admin.missing')}
      </Banner>
    ) : null;
  if (standing !== 'ending' && standing !== 'ended') return null;
  return (
    <Banner tone={standing === 'ended' ? 'danger' : 'warning'} title={t('permit.own.title')}>
      {t(`permit.${to}.${standing}`, { day: until && day(until) })}
    </Banner>
  );
}
