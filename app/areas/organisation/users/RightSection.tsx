import { useTranslation } from '~/i18n/use-translation';
import type { ReachedUnit } from '@bff/domain/deal-organisations';
import { useUnitOptions } from '~/nouns/deal-organisations/unit-options';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { rightFields } from '~/nouns/deal-organisations/deal-fields';
import { FormSection } from '~/screens/FormScreen';

/** A right, for one of the units that the actor may give rights for. */
export function RightSection({ form, units }: { form: ShownForm; units: readonly ReachedUnit[] }) {
  const { t } = useTranslation('organisation');
  const options = useUnitOptions(units);
  const placeholder = units.length > 1 ? t('rights.chooseUnit') : undefined;
  return (
    <FormSection legend={t('users:form.access')}>
      <FormFields form={form} fields={rightFields} with={{ unitId: { options, placeholder } }} />
    </FormSection>
  );
}
