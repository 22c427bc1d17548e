import { useFileTexts } from '~/forms/use-file-texts';
import { useTranslation } from '~/i18n/use-translation';
import type { ShownImage } from '@bff/domain/images';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { Columns } from '@ds/primitives/Columns/Columns';
import { FileField } from '@ds/primitives/FileField/FileField';
import { Row } from '@ds/primitives/Row/Row';
import { CountryBoxes } from '~/forms/CountryBoxes';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { companyFields } from '~/nouns/companies/company-fields';
import { FormSection } from '~/screens/FormScreen';

interface CompanySectionsProps {
  form: ShownForm;
  countries: readonly { code: string; name: string }[];
  /** The current one. */
  logo?: ShownImage | null;
}

type Name = keyof typeof companyFields;

/** The fields of a company's details. */
export function CompanySections({ form, countries, logo }: CompanySectionsProps) {
  const { t } = useTranslation('companies');
  const fields = (...only: Name[]) => <FormFields form={form} fields={companyFields} only={only} />;
  return (
    <>
      <FormSection legend={t('companies.sections.company')}>
        {fields('name', 'orgNumber', 'street')}
        <Columns>{fields('postcode', 'city')}</Columns>
        {fields('info')}
        <Row>
          <CompanyMark logo={logo} size="large" />
          <FileField
            {...form.secret('logo')}
            label={t('fields.logo')}
            hint={t(logo ? 'companies.logoReplaceHint' : 'companies.logoHint')}
            accept="image/jpeg,image/png"
            texts={useFileTexts()}
          />
        </Row>
      </FormSection>
      <FormSection legend={t('companies.sections.contact')}>
        {fields('contactName', 'contactEmail')}
        <Columns>{fields('contactPhone', 'emergencyPhone')}</Columns>
        {fields('language')}
      </FormSection>
      <FormSection legend={t('companies.sections.traffic')}>
        <Columns>{fields('trafficPermit', 'trafficPermitUntil')}</Columns>
        <CountryBoxes form={form} countries={countries} />
        {fields('certificates')}
        <div>{fields('offersSecondDriver', 'allowsTenHourDays', 'isPartner')}</div>
      </FormSection>
    </>
  );
}
