import { useTranslation } from '~/i18n/use-translation';
import { Columns } from '@ds/primitives/Columns/Columns';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { dealContactFields, dealFields } from '~/nouns/deal-organisations/deal-fields';
import { FormSection } from '~/screens/FormScreen';

/** What is known about a deal organisation and agreed with it. */
export function DealSections({ form }: { form: ShownForm }) {
  const { t } = useTranslation('deals');
  return (
    <>
      <FormSection legend={t('sections.organisation')}>
        <FormFields form={form} fields={dealFields} only={['name', 'orgNumber']} />
      </FormSection>
      <FormSection legend={t('sections.contact')}>
        <FormFields form={form} fields={dealContactFields} />
      </FormSection>
      <FormSection legend={t('sections.terms')}>
        <FormFields form={form} fields={dealFields} only={['paymentOptions']} />
        <Columns>
          <FormFields form={form} fields={dealFields} only={['creditLimit', 'paymentTermsDays']} />
        </Columns>
        <div>
          <FormFields form={form} fields={dealFields} only={['collectiveInvoice', 'trainReplacement']} />
        </div>
      </FormSection>
    </>
  );
}
