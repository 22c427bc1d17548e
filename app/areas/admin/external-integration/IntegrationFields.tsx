import { useTranslation } from 'react-i18next';
import { ComboBox, type Suggestion } from '@ds/primitives/ComboBox/ComboBox';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { formatOrgNumber } from '@formats';
import type { ShownForm } from '~/forms/shown-form';
import { usePath } from '~/http/paths';

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

/** Asks for customers by what is typed. A session that has ended answers with no JSON: then there are no suggestions. */
function useCustomers(): (text: string) => Promise<Suggestion[]> {
  const path = usePath();
  return async (text) => {
    const answer = await fetch(
      `${path('/dashboard/admin/external-integration/customers')}?${new URLSearchParams({ q: text }).toString()}`,
    );
    const found = (await answer.json()) as { username: string; name: string }[];
    return found.map(({ username, name }) => ({ id: username, label: username, detail: name }));
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
      <ComboBox
        {...form.field('customer')}
        label={t('actsFor.customerName')}
        optional={t('actsFor.ifCustomer')}
        hint={t('actsFor.customerHint')}
        suggest={useCustomers()}
        texts={{ none: t('actsFor.noCustomer') }}
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
