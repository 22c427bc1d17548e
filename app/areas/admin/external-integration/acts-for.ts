import type { TFunction } from 'i18next';
import type { SeenIntegration } from '@bff/domain/integration-users';

/** For whom an integration acts, in words. */
export function actsFor(
  t: TFunction,
  { companyName, customerName }: Pick<SeenIntegration, 'companyName' | 'customerName'>,
): string {
  if (companyName !== null) return companyName;
  return customerName === null ? t('integration:actsFor.nobody') : customerName;
}
