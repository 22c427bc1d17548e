import { useTranslation } from 'react-i18next';
import type { ShownImage } from '@bff/domain/images';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { Checkbox } from '@ds/primitives/Checkbox/Checkbox';
import { CheckboxGroup } from '@ds/primitives/CheckboxGroup/CheckboxGroup';
import { Columns } from '@ds/primitives/Columns/Columns';
import { Fieldset } from '@ds/primitives/Fieldset/Fieldset';
import { FileField } from '@ds/primitives/FileField/FileField';
import { PhoneField } from '@ds/primitives/PhoneField/PhoneField';
import { Row } from '@ds/primitives/Row/Row';
import { Select } from '@ds/primitives/Select/Select';
import { Stack } from '@ds/primitives/Stack/Stack';
import { TextArea } from '@ds/primitives/TextArea/TextArea';
import { TextField } from '@ds/primitives/TextField/TextField';
import { CompanyContactFields } from '~/forms/CompanyContactFields';
import { CountryBoxes } from '~/forms/CountryBoxes';
import type { ShownForm } from '~/forms/shown-form';

interface CompanyFieldsProps {
  form: ShownForm;
  countries: readonly { code: string; name: string }[];
  certificates: readonly string[];
  /** The one that it has. */
  logo?: ShownImage | null;
}

/** The fields of a company's details. */
export function CompanyFields({ form, countries, certificates, logo }: CompanyFieldsProps) {
  const { t } = useTranslation('companies');
  return (
    <Stack gap="l">
      <Fieldset legend={t('companies.sections.company')} level="section">
        <Stack>
          <TextField {...form.field('name')} label={t('fields.name')} required />
          <TextField
            {...form.field('orgNumber')}
            label={t('fields.orgNumber')}
            hint={t('fields.orgNumberHint')}
            width="md"
            required
          />
          <TextField {...form.field('street')} label={t('fields.street')} optional={t('fields.optional')} />
          <Columns>
            <TextField {...form.field('postcode')} label={t('fields.postcode')} optional={t('fields.optional')} />
            <TextField {...form.field('city')} label={t('fields.city')} required />
          </Columns>
          <TextArea
            {...form.field('info')}
            label={t('fields.info')}
            hint={t('companies.infoHint')}
            optional={t('fields.optional')}
            maxLength={2000}
          />
          <Row>
            <CompanyMark logo={logo} size="large" label={logo ? t('companies.logoNow') : undefined} />
            <FileField
              {...form.secret('logo')}
              label={t('fields.logo')}
              hint={t(logo ? 'companies.logoReplaceHint' : 'companies.logoHint')}
              accept="image/jpeg,image/png"
            />
          </Row>
        </Stack>
      </Fieldset>
      <Fieldset legend={t('companies.sections.contact')} level="section">
        <Stack>
          <CompanyContactFields form={form} emailHint={t('companies.contactEmailHint')} />
          <Columns>
            <PhoneField {...form.field('contactPhone')} label={t('fields.contactPhone')} required />
            <PhoneField
              {...form.field('emergencyPhone')}
              label={t('fields.emergencyPhone')}
              hint={t('fields.emergencyPhoneHint')}
              required
            />
          </Columns>
          <Select
            {...form.field('language')}
            label={t('companies.language')}
            options={(['sv', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        </Stack>
      </Fieldset>
      <Fieldset legend={t('companies.sections.traffic')} level="section">
        <Stack>
          <CountryBoxes form={form} countries={countries} />
          <CheckboxGroup
            {...form.boxes('certificates')}
            legend={t('companies.certificates')}
            options={certificates.map((value) => ({ value, label: t(`certificates.${value}`) }))}
          />
          <div>
            <Checkbox {...form.box('offersSecondDriver')} label={t('companies.offersSecondDriver')} />
            <Checkbox {...form.box('allowsTenHourDays')} label={t('companies.allowsTenHourDays')} />
            <Checkbox {...form.box('isPartner')} label={t('companies.isPartner')} />
          </div>
        </Stack>
      </Fieldset>
    </Stack>
  );
}
