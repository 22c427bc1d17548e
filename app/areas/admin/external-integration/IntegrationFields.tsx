import { useTranslation } from '~/i18n/use-translation';
import type { Suggestion } from '@ds/primitives/ComboBox/ComboBox';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatOrgNumber } from '@formats';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { usePath } from '~/http/paths';
import { to } from '~/to';
import { integrationFields } from './integration-form';

interface IntegrationFieldsProps {
  form: ShownForm;
  operators: readonly { id: number; name: string; orgNumber: string }[];
}

/** Looks customers up by what is typed. After the session has ended the response is not JSON, and there are no suggestions. */
function useCustomers(): (text: string) => Promise<Suggestion[]> {
  const path = usePath();
  return async (text) => {
    const answer = await fetch(`${path(to.integrationCustomers())}?${new URLSearchParams({ q: text }).toString()}`);
    const found = (await answer.json()) as { username: string; name: string }[];
    return found.map(({ username, name }) => ({ id: username, label: username, detail: name }));
  };
}

/** An integration's name and for whom it acts. */
export function IntegrationFields({ form, operators }: IntegrationFieldsProps) {
  const { t } = useTranslation('integration');
  const companies = operators.map(({ id, name, orgNumber }) => ({
    value: String(id),
    label: `${name} (${formatOrgNumber(orgNumber)})`,
  }));
  return (
    <Stack>
      <FormFields
        form={form}
        fields={integrationFields}
        with={{
          actsFor: { variant: 'list' },
          companyId: { options: companies, placeholder: t('actsFor.choose') },
          customer: { suggest: useCustomers(), none: t('actsFor.noCustomer') },
        }}
      />
    </Stack>
  );
}
