import { useFileTexts } from '~/forms/use-file-texts';
import { useTranslation } from '~/i18n/use-translation';
import type { ShownImage } from '@bff/domain/images';
import type { ShownPhone } from '@bff/domain/shared/shown-phone';
import { CompanyMark } from '@ds/patterns/CompanyMark/CompanyMark';
import { Columns } from '@ds/primitives/Columns/Columns';
import { FileField } from '@ds/primitives/FileField/FileField';
import { Row } from '@ds/primitives/Row/Row';
import { CountryBoxes } from '~/forms/CountryBoxes';
import { FormFields } from '~/forms/FormFields';
import type { ShownForm } from '~/forms/shown-form';
import { companyFields } from '~/nouns/companies/company-fields';
import { FormSection } from '~/screens/FormScreen';
import { SummaryList } from '@ds/patterns/SummaryList/SummaryList';
import { formatAddress, formatList } from '@formats';
import { MailLink } from '~/frame/MailLink';
import { PhoneLink } from '~/frame/PhoneLink';
import type { FormValues } from '~/forms/fields';
import { useWords } from '~/forms/labels';
import { useLocale } from '~/http/paths';
import { useDay } from '~/i18n/use-day';
import { Section } from '~/screens/DetailScreen';

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

interface CompanyFactsProps {
  /** What is saved, by field. */
  saved: FormValues;
  phones: { contact: ShownPhone; emergency: ShownPhone | null };
  countries: readonly { code: string; name: string }[];
  logo: ShownImage | null;
}

const TICKS = ['offersSecondDriver', 'allowsTenHourDays', 'isPartner'] as const;

/** A company's details, to read. */
export function CompanyFacts({ saved, phones, countries, logo }: CompanyFactsProps) {
  const { t } = useTranslation('companies');
  const word = useWords(companyFields);
  const locale = useLocale();
  const text = (name: keyof typeof companyFields) => String(saved[name] ?? '');
  const chosen = (name: 'countries' | 'certificates') => [saved[name] ?? []].flat().map(String);
  const address = formatAddress({ street: text('street'), postcode: text('postcode'), city: text('city') });
  const day = useDay();
  const until = text('trafficPermitUntil');
  return (
    <Section id="details" title={t('own.details')}>
      {logo ? <CompanyMark logo={logo} size="large" label={t('companies.logoNow')} /> : null}
      <SummaryList
        rows={[
          { label: t('fields.orgNumber'), value: text('orgNumber') },
          { label: t('own.address'), value: address || t('own.none') },
          {
            label: t('list.contact'),
            value: (
              <>
                {text('contactName')}, <PhoneLink {...phones.contact} />, <MailLink address={text('contactEmail')} />
              </>
            ),
          },
          {
            label: t('fields.emergencyPhone'),
            value: phones.emergency ? <PhoneLink {...phones.emergency} /> : t('own.none'),
          },
          { label: t('companies.language'), value: word('language', text('language')) },
          {
            label: t('fields.trafficPermit'),
            value:
              [text('trafficPermit'), until && t('fields.trafficPermitValid', { day: day(until) })]
                .filter(Boolean)
                .join(', ') || t('own.none'),
          },
          {
            label: t('fields.countries'),
            value: formatList(
              chosen('countries').map((code) => countries.find((country) => country.code === code)?.name ?? code),
              locale,
            ),
          },
          {
            label: t('companies.certificates'),
            value:
              chosen('certificates')
                .map((one) => word('certificates', one))
                .join(', ') || t('own.none'),
          },
          ...TICKS.map((name) => ({
            label: t(`companies.${name}`),
            value: t(saved[name] === 'on' ? 'own.yes' : 'own.no'),
          })),
          { label: t('fields.info'), value: text('info') || t('own.none') },
        ]}
      />
    </Section>
  );
}
