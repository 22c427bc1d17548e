import { useTranslation } from '~/i18n/use-translation';
import { DateTimeRangeField } from '@ds/primitives/DateTimeRangeField/DateTimeRangeField';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { lockoutFields } from './lockout-fields';

/** From when until when, and why. */
export function LockoutPeriod({ form }: { form: ShownForm }) {
  const { t } = useTranslation('fleet');
  const [from, until] = [form.moment('startsAt'), form.moment('endsAt')];
  return (
    <>
      <DateTimeRangeField
        name="startsAt"
        endName="endsAt"
        labels={{
          start: t('occupancy.from'),
          end: t('occupancy.until'),
          time: t('occupancy.time'),
          calendar: t('occupancy.calendar'),
        }}
        defaultStart={from.defaultValue}
        defaultEnd={until.defaultValue}
        errors={{ start: from.error, end: until.error }}
      />
      <FormFields form={form} fields={lockoutFields} only={['comment']} />
    </>
  );
}
