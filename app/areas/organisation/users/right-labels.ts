import { useTranslation } from 'react-i18next';
import { useUserLabels } from '~/nouns/accounts/UserFields';

/** The names of the fields, for error summaries. */
export function useRightLabels(): Record<string, string> {
  const { t } = useTranslation('organisation');
  return { ...useUserLabels(), unitId: t('unit'), role: t('deals:role.label') };
}
