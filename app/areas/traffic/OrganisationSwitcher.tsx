import { useTranslation } from '~/i18n/use-translation';
import { Button } from '@ds/primitives/Button/Button';
import { Row } from '@ds/primitives/Row/Row';
import { Select } from '@ds/primitives/Select/Select';
import { Form } from '~/forms/Form';
import type { LiveForm } from '~/forms/live-form';

interface OrganisationSwitcherProps {
  form: LiveForm;
  served: readonly { id: number; name: string }[];
}

/** Switches the organisation that a traffic controller acts for: a choice and a button. */
export function OrganisationSwitcher({ form, served }: OrganisationSwitcherProps) {
  const { t } = useTranslation('traffic');
  const organisation = form.field('organisationId');
  return (
    <Form form={form}>
      <Row align="bottom">
        <Select
          {...organisation}
          label={t('overview.choose')}
          placeholder={organisation.defaultValue ? undefined : t('overview.placeholder')}
          options={served.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Button variant="secondary">{t('overview.switch')}</Button>
      </Row>
    </Form>
  );
}
