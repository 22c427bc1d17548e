import { useTranslation } from 'react-i18next';
import type { DealOrganisation } from '@bff/domain/deal-organisations';
import type { SummaryRow } from '@ds/patterns/SummaryList/SummaryList';
import { Money } from '@ds/primitives/Money/Money';
import { formatPhone } from '~/forms/format-phone';

/** Whom the organisation is reached by. */
export function useContactRows({ contactName, contactEmail, contactPhone, language }: DealOrganisation): SummaryRow[] {
  const { t } = useTranslation('deals');
  return [
    { label: t('fields.contactName'), value: contactName || '–' },
    {
      label: t('fields.contactEmail'),
      value: contactEmail ? <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : '–',
    },
    {
      label: t('fields.contactPhone'),
      value: contactPhone ? <a href={`tel:${contactPhone}`}>{formatPhone(contactPhone)}</a> : '–',
    },
    { label: t('fields.language'), value: t(`users:language.${language}`) },
  ];
}

/** What is agreed with the organisation. */
export function useTermsRows(organisation: DealOrganisation): SummaryRow[] {
  const { creditLimit, paymentTermsDays, paymentOptions, collectiveInvoice, trainReplacement } = organisation;
  const { t } = useTranslation('deals');
  return [
    {
      label: t('fields.paymentOptions'),
      value: paymentOptions.map((option) => t(`paymentOption.${option}`)).join(', '),
    },
    { label: t('fields.creditLimit'), value: <Money ore={creditLimit} /> },
    { label: t('fields.paymentTermsDays'), value: t('termsDays', { count: paymentTermsDays }) },
    { label: t('fields.collectiveInvoice'), value: t(collectiveInvoice ? 'yes' : 'no') },
    { label: t('fields.trainReplacement'), value: t(trainReplacement ? 'yes' : 'no') },
  ];
}
