import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { formatOrgNumber } from '@formats';
import type { ShownForm } from '~/forms/shown-form';

interface IntegrationFieldsProps {
  form: ShownForm;
  operators: readonly { id: number; name: string; orgNumber: string }[];
}

/** The names of the fields, for error summaries. */
export function useIntegrationLabels(): Record<string, string> {
  const { t } = useTranslation('integration');
  return {
    name: t('name'),
    actsFor: t('actsFor.label'),
    companyId: t('actsFor.company'),
    customer: t('actsFor.customerName'),
    externalId: t('externalId'),
  };
}

/** What an integration is called and for whom it acts. */
export function IntegrationFields({ form, operators }: IntegrationFieldsProps) {
  const { t } = useTranslation('integration');
  return (
    <Stack>
      <TextField {...form.field('name')} label={t('name')} hint={t('nameHint')} width="md" maxLength={200} required />
      <RadioGroup
        {...form.field('actsFor')}
        legend={t('actsFor.label')}
        hint={t('actsFor.hint')}
        options={(['company', 'customer', 'nobody'] as const).map((value) => ({ value, label: t(`actsFor.${value}`) }))}
      />
      <Select
        {...form.field('companyId')}
        label={t('actsFor.company')}
        optional={t('actsFor.ifCompany')}
        placeholder={t('actsFor.choose')}
        options={operators.map(({ id, name, orgNumber }) => ({
          value: String(id),
          label: `${name} (${formatOrgNumber(orgNumber)})`,
        }))}
        width="md"
      />
      <TextField
        {...form.field('customer')}
        label={t('actsFor.customerName')}
        optional={t('actsFor.ifCustomer')}
        hint={t('actsFor.customerHint')}
        autoComplete="off"
        width="md"
      />
      <TextField
        {...form.field('externalId')}
        label={t('externalId')}
        optional={t('optional')}
        hint={t('externalIdHint')}
        maxLength={80}
        width="md"
      />
    </Stack>
  );
}
