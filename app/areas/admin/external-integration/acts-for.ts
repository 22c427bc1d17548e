import type { Translate } from '~/i18n/text-keys';
import type { SeenIntegration } from '@bff/domain/integration-users';

/** For whom an integration acts, in words. */
export function actsFor(
  t: Translate,
  { companyName, customerName }: Pick<SeenIntegration, 'companyName' | 'customerName'>,
): string {
  if (companyName !== null) return companyName;
  return customerName === null ? t('integration:actsFor.nobody') : customerName;
}
