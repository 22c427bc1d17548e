import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import { useTranslation } from '~/i18n/use-translation';

interface OrderContact {
  name: string;
  phone: ShownPhone | null;
  email: string;
}

/** Whom to call about an order; what has been deleted is left out. */
export function useContactRows({ name, phone, email }: OrderContact): SummaryRow[] {
  const { t } = useTranslation('bookings');
  return [
    ...(name ? [{ label: t('details.contact'), value: name }] : []),
    ...(phone ? [{ label: t('details.phone'), value: <PhoneLink {...phone} /> }] : []),
    ...(email ? [{ label: t('details.email'), value: <MailLink address={email} /> }] : []),
  ];
}
