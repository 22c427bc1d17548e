import { useTranslation } from '~/i18n/use-translation';
import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import type { DealOrganisation } from '@bff/domain/deal-organisations';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Money } from '@ds/primitives/Money/Money';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';

/** How to reach the organisation. */
export function useContactRows({
  contactName,
  contactEmail,
  contactPhone,
  language,
}: Omit<DealOrganisation, 'contactPhone'> & { contactPhone: ShownPhone | null }): SummaryRow[] {
  const { t } = useTranslation('deals');
  return [
    { label: t('fields.contactName'), value: contactName || '–' },
    {
      label: t('fields.contactEmail'),
      value: contactEmail ? <MailLink address={contactEmail} /> : '–',
    },
    {
      label: t('fields.contactPhone'),
      value: contactPhone ? <PhoneLink {...contactPhone} /> : '–',
    },
    { label: t('fields.language'), value: t(`users:language.${language}`) },
  ];
}

/** What is agreed with the organisation. */
export function useTermsRows(organisation: Omit<DealOrganisation, 'contactPhone'>): SummaryRow[] {
  const { creditLimit, paymentTermsDays, paymentOptions, collectiveInvoice, trainReplacement } = organisation;
  const { t } = useTranslation('deals');
  return [
    {
      label: t('fields.paymentOptions'),
      value: withinSentence(paymentOptions.map((option) => t(`paymentOption.${option}`))),
    },
    { label: t('fields.creditLimit'), value: <Money ore={creditLimit} /> },
    { label: t('fields.paymentTermsDays'), value: t('termsDays', { count: paymentTermsDays }) },
    { label: t('fields.collectiveInvoice'), value: t(collectiveInvoice ? 'yes' : 'no') },
    { label: t('fields.trainReplacement'), value: t(trainReplacement ? 'yes' : 'no') },
  ];
}

/** What of it holds for the organisation's own people today: whatever is agreed about invoices comes with them. */
export function useTermsInForce({
  paymentOptions,
  trainReplacement,
}: Pick<DealOrganisation, 'paymentOptions' | 'trainReplacement'>): SummaryRow[] {
  const { t } = useTranslation('deals');
  return [
    { label: t('fields.paymentOptions'), value: paymentOptions.includes('card') ? t('paymentOption.card') : '–' },
    { label: t('fields.trainReplacement'), value: t(trainReplacement ? 'yes' : 'no') },
  ];
}

/** «Kort, faktura»: one line of several words, of which only the first begins it. */
const withinSentence = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((word) => word.slice(0, 1).toLowerCase() + word.slice(1))].join(', ');
