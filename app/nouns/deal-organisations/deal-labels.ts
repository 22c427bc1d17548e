import { useTranslation } from 'react-i18next';

/** The names of the fields about deal organisations, for error summaries. */
export function useDealLabels(): Record<string, string> {
  const { t } = useTranslation('deals');
  const names = ['name', 'orgNumber', 'contactName', 'contactEmail', 'contactPhone', 'creditLimit', 'paymentTermsDays', 'paymentOptions', 'collectiveInvoice', 'adminName', 'adminEmail', 'costCenter', 'reason']; // prettier-ignore
  return Object.fromEntries(names.map((name) => [name, t(`fields.${name}`)]));
}
