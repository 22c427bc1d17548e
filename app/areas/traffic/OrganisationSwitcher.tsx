import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { Row } from '@ds/primitives/Row/Row';
import { row } from '#fields/kinds';
import { defineFields, field } from '~/forms/fields';
import { Form } from '~/forms/Form';
import { FormFields } from '~/forms/FormFields';
import type { LiveForm } from '~/forms/use-form';

interface OrganisationSwitcherProps {
  form: LiveForm;
  served: readonly { id: number; name: string }[];
}

/** For whom they act. */
export const switchFields = defineFields({ organisationId: field(row, 'traffic:overview.choose') });

/** Sets the organisation that a traffic controller acts for from now on: a choice and a button. */
export function OrganisationSwitcher({ form, served }: OrganisationSwitcherProps) {
  const { t } = useTranslation('traffic');
  const isChosen = Boolean(form.field('organisationId').defaultValue);
  return (
    <Form form={form}>
      <Row align="bottom">
        <FormFields
          form={form}
          fields={switchFields}
          with={{
            organisationId: {
              placeholder: isChosen ? undefined : t('overview.placeholder'),
              options: served.map(({ id, name }) => ({ value: String(id), label: name })),
            },
          }}
        />
        <Button>{t('overview.switch')}</Button>
      </Row>
    </Form>
  );
}
