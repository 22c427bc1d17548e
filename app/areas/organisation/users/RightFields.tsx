import { useTranslation } from 'react-i18next';
import type { ReachedUnit } from '@bff/domain/deal-organisations';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { RadioGroup } from '@ds/primitives/RadioGroup/RadioGroup';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useUnitOptions } from '~/nouns/deal-organisations/unit-options';
import type { ShownForm } from '~/forms/shown-form';

interface RightFieldsProps {
  form: ShownForm;
  /** The units that the actor may give rights for. */
  units: readonly ReachedUnit[];
  roles: readonly string[];
}

/** What somebody may do, and for which unit and all under it. */
export function RightFields({ form, units, roles }: RightFieldsProps) {
  const { t } = useTranslation('organisation');
  const options = useUnitOptions(units);
  return (
    <Fieldset legend={t('users:form.access')} level="section">
      <Stack>
        <RadioGroup
          {...form.field('role')}
          legend={t('deals:role.label')}
          options={roles.map((role) => ({ value: role, label: t(`deals:role.${role}`), hint: t(`roleHint.${role}`) }))}
          required
        />
        <Select
          {...form.field('unitId')}
          label={t('unit')}
          hint={t('rights.unitHint')}
          placeholder={units.length > 1 ? t('rights.chooseUnit') : undefined}
          options={options}
          required
        />
      </Stack>
    </Fieldset>
  );
}
