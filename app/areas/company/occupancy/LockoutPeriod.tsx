import { useTranslation } from '~/i18n/use-translation';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { Period } from '../parts/Period';
import { lockoutFields } from './lockout-fields';

/** From when until when, and why. */
export function LockoutPeriod({ form }: { form: ShownForm }) {
  const { t } = useTranslation('fleet');
  return (
    <>
      <Period form={form} start={t('occupancy.from')} end={t('occupancy.until')} />
      <FormFields form={form} fields={lockoutFields} only={['comment']} />
    </>
  );
}
