import { useTranslation } from 'react-i18next';

/** The names of the fields, for error summaries. */
export function useUnitLabels(): Record<string, string> {
  const { t } = useTranslation('organisation');
  return { name: t('manage.name'), costCenter: t('deals:fields.costCenter'), parentId: t('manage.parent'), status: t('deals:status.label') }; // prettier-ignore
}
