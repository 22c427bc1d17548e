import { useTranslation } from 'react-i18next';
import { TextField } from '@ds/primitives/TextField/TextField';
import type { ShownForm } from '~/forms/shown-form';

/** A unit's name and cost centre. */
export function UnitFields({ form }: { form: ShownForm }) {
  const { t } = useTranslation('organisation');
  return (
    <>
      <TextField {...form.field('name')} label={t('manage.name')} autoComplete="off" required />
      <TextField
        {...form.field('costCenter')}
        label={t('deals:fields.costCenter')}
        hint={t('manage.costCenterHint')}
        optional={t('account:optional')}
        autoComplete="off"
        width="md"
      />
    </>
  );
}
