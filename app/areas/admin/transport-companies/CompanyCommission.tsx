import { useTranslation } from '~/i18n/use-translation';
import type { CompanyPage } from '@bff/areas/admin';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { useLocale, usePath } from '~/http/paths';
import { Section } from '~/screens/DetailScreen';
import { to } from '~/to';
import { commissionText } from './commission-text';

interface CompanyCommissionProps extends Pick<CompanyPage, 'commission'> {
  companyId: number;
}

/** The company's commission today, and where to change it. */
export function CompanyCommission({ companyId, commission: { own, general, nextChange } }: CompanyCommissionProps) {
  const { t } = useTranslation('commissions');
  const path = usePath();
  const locale = useLocale();
  return (
    <Section id="commission" title={t('over')}>
      <SummaryList
        rows={[
          {
            label: t('now'),
            value: commissionText(t, locale, own, general),
            action: <a href={path(to.companyCommission(companyId))}>{t('edit')}</a>,
          },
          ...(nextChange === null ? [] : [{ label: t('next'), value: nextChange }]),
        ]}
      />
    </Section>
  );
}
