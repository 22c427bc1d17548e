import { useTranslation } from '~/i18n/use-translation';
import type { PriceListKind } from '@states/price-list-kinds';
import { ADDITIONS, unitField } from '#fields/price-list';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Switch } from '@ds/primitives/Switch/Switch';
import { type FieldDetails, FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { priceFields } from './price-list-fields';

interface PriceFieldsProps {
  form: ShownForm;
  kind: PriceListKind;
  /** What the page has to say of each price: its hint. */
  hints?: Readonly<Record<string, string>>;
}

/** The prices of a list of that kind. */
export function PriceFields({ form, kind, hints = {} }: PriceFieldsProps) {
  const details = Object.fromEntries(Object.entries(hints).map(([name, hint]) => [name, { hint }]));
  return kind === 'driver' ? (
    <DriverPrices form={form} details={details} />
  ) : (
    <FormFields form={form} fields={priceFields[kind]} with={details} />
  );
}

/** OB and overtime are each in kronor per hour or in percent; the unit is chosen once. */
function DriverPrices({ form, details }: { form: ShownForm; details: Record<string, FieldDetails> }) {
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
        with={details}
      />
      {ADDITIONS.map((name) => (
        <Columns key={name}>
          <FormFields form={form} fields={fields} only={[name, unitField(name)]} with={details} />
        </Columns>
      ))}
      {isAsked ? <Switch {...form.box('unitsConfirmed')} label={t('fields.unitsConfirmed')} /> : null}
    </>
  );
}
