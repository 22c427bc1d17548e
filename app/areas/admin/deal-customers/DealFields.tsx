import { useTranslation } from 'react-i18next';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextField } from '@ds/primitives/TextField/TextField';
import { DealContactFields } from '~/nouns/deal-organisations/DealContactFields';
import type { ShownForm } from '~/forms/shown-form';

interface DealFieldsProps {
  form: ShownForm;
  paymentOptions: readonly string[];
}

/** The fields of what is known about a deal organisation and agreed with it. */
export function DealFields({ form, paymentOptions }: DealFieldsProps) {
  const { t } = useTranslation('deals');
  return (
    <Stack gap="l">
      <Fieldset legend={t('sections.organisation')} level="section">
        <Stack>
          <TextField {...form.field('name')} label={t('fields.name')} required />
          <TextField
            {...form.field('orgNumber')}
            label={t('fields.orgNumber')}
            hint={t('companies:fields.orgNumberHint')}
            width="md"
            required
          />
        </Stack>
      </Fieldset>
      <DealContactFields form={form} />
      <Fieldset legend={t('sections.terms')} level="section">
        <Stack>
          <CheckboxGroup
            {...form.boxes('paymentOptions')}
            legend={t('fields.paymentOptions')}
            options={paymentOptions.map((value) => ({ value, label: t(`paymentOption.${value}`) }))}
          />
          <Columns>
            <NumberField
              {...form.field('creditLimit')}
              label={t('fields.creditLimit')}
              hint={t('hints.creditLimit')}
              suffix="kr"
              width="sm"
              required
            />
            <NumberField
              {...form.field('paymentTermsDays')}
              label={t('fields.paymentTermsDays')}
              hint={t('hints.paymentTermsDays')}
              suffix={t('days')}
              required
            />
          </Columns>
          <div>
            <Checkbox {...form.box('collectiveInvoice')} label={t('hints.collectiveInvoice')} />
            <Checkbox {...form.box('trainReplacement')} label={t('hints.trainReplacement')} />
          </div>
        </Stack>
      </Fieldset>
    </Stack>
  );
}
