import { useTranslation } from 'react-i18next';

/** The names of the fields about bus companies, for error summaries. */
export function useCompanyLabels(): Record<string, string> {
  const { t } = useTranslation('companies');
  const names = ['name', 'orgNumber', 'contactName', 'contactEmail', 'contactPhone', 'emergencyPhone', 'city', 'countries', 'info', 'street', 'postcode', 'adminName', 'adminEmail', 'reason', 'logo']; // prettier-ignore
  return Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]));
}
