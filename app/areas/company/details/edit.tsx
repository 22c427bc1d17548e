// Traces: S2-053, S8-310
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { editOwnCompany, listCountries, seeCompany } from '@bff/domain/companies';
import { Columns } from '@ds/primitives/Columns/Columns';
import { CountryBoxes } from '~/forms/CountryBoxes';
import { defineFields, formValues, pickFields, schemaOf, version } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { formatPhone } from '@bff/domain/shared/shown-phone';
import { useLabels, useWords } from '~/forms/labels';
import { Revision } from '~/forms/Revision';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { companyFields } from '~/nouns/companies/company-fields';
import { FormScreen, FormSection } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';

export const headers = privatePage;

/** Everything except what only the marketplace's administrators edit. */
const {
  name: _name,
  orgNumber: _number,
  trafficPermit: _permit,
  trafficPermitUntil: _until,
  isPartner: _partner,
  ...own
} = companyFields;
const ownFields = defineFields(own);
const EditedDetails = schemaOf(defineFields({ ...ownFields, version }));
const PLACE = to.companyDetails();

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const company = await seeCompany(actor, companyOf(actor));
  const saved = formValues(ownFields, {
    ...company,
    contactPhone: formatPhone(company.contactPhone),
    emergencyPhone: formatPhone(company.emergencyPhone),
  });
  return data({
    title: translator(request)('companies:own.editTitle'),
    version: company.version,
    saved,
    values: await withDraft(request, saved),
    countries: await listCountries(localeOf(request)),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = companyOf(actor);
  return saveForm(request, EditedDetails, {
    run: (value) => editOwnCompany(actor, { id, version: value.version, details: pickFields(ownFields, value) }),
    done: () => redirectWithFlash(request, PLACE, 'companies:flash.saved'),
  });
}

/** The company's description and contact info, which its own administrators can edit. */
export default function EditCompanyDetails() {
  const { title, saved, values, countries, version: current } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const labels = useLabels(ownFields);
  const form = useForm(EditedDetails, { reply: useActionData<typeof action>(), values, saved, labels });
  const fields = (...only: (keyof typeof ownFields)[]) => <FormFields form={form} fields={ownFields} only={only} />;
  return (
    <FormScreen
      area="company"
      back={{ to: PLACE, label: t('own.title') }}
      title={title}
      form={form}
      submit={t('companies.save')}
      cancel={{ to: PLACE, label: t('users:cancel') }}
    >
      <SavedMeanwhile form={form} labels={labels} show={useWords(ownFields)} />
      <Revision form={form} name="version" current={current} />
      <FormSection legend={t('companies.sections.company')}>
        {fields('street')}
        <Columns>{fields('postcode', 'city')}</Columns>
        {fields('info')}
      </FormSection>
      <FormSection legend={t('companies.sections.contact')}>
        {fields('contactName', 'contactEmail')}
        <Columns>{fields('contactPhone', 'emergencyPhone')}</Columns>
        {fields('language')}
      </FormSection>
      <FormSection legend={t('companies.sections.traffic')}>
        <CountryBoxes form={form} countries={countries} />
        {fields('certificates')}
        <div>{fields('offersSecondDriver', 'allowsTenHourDays')}</div>
      </FormSection>
    </FormScreen>
  );
}
