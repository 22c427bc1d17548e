import { useTranslation } from '~/i18n/use-translation';
import { DateTimeRangeField } from '@ds/primitives/DateTimeRangeField/DateTimeRangeField';
import type { ShownForm } from '~/forms/shown-form';

interface PeriodProps {
  form: ShownForm;
  /** What its beginning and its end are called. */
  start: string;
  end: string;
}

/** From when until when: a form's fields `startsAt` and `endsAt`. */
export function Period({ form, start, end }: PeriodProps) {
  const { t } = useTranslation('fleet');
  const [from, until] = [form.moment('startsAt'), form.moment('endsAt')];
  return (
    <DateTimeRangeField
      name="startsAt"
      endName="endsAt"
      labels={{ start, end, time: t('occupancy.time') }}
      defaultStart={from.defaultValue}
      defaultEnd={until.defaultValue}
      errors={{ start: from.error, end: until.error, ofTime: { start: from.isOfTime, end: until.isOfTime } }}
    />
  );
}
