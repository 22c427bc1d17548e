import { useTranslation } from '~/i18n/use-translation';
import type { PriceListKind } from '@states/price-list-kinds';
import { ADDITIONS, unitField } from '#fields/price-list';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Switch } from '@ds/primitives/Switch/Switch';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { priceFields } from './price-list-fields';

/** The prices of a list of that kind. */
export function PriceFields({ form, kind }: { form: ShownForm; kind: PriceListKind }) {
  return kind === 'driver' ? <DriverPrices form={form} /> : <FormFields form={form} fields={priceFields[kind]} />;
}

/** OB and overtime are each in kronor per hour or in percent; the unit is chosen once. */
function DriverPrices({ form }: { form: ShownForm }) {
  const { t } = useTranslation('prices');
  const fields = priceFields.driver;
  // By the answer, not by the message, which is gone with the first change.
  const isAsked = form.reply?.error?.['unitsConfirmed'] !== undefined || form.box('unitsConfirmed').defaultChecked;
  return (
    <>
      <FormFields
        form={form}
        fields={fields}
        only={['costPerHour', 'minimumMinutes', 'standbyPerHour', 'overnightPerNight']}
      />
      {ADDITIONS.map((name) => (
        <Columns key={name}>
          <FormFields form={form} fields={fields} only={[name, unitField(name)]} />
        </Columns>
      ))}
      {isAsked ? <Switch {...form.box('unitsConfirmed')} label={t('fields.unitsConfirmed')} /> : null}
    </>
  );
}
