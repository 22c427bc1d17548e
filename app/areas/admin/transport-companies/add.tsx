// Traces: S2-109
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { addCompany, listCountries } from '@bff/domain/companies';
import { defineFields, pickFields, schemaOf } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { readForm } from '~/forms/parse-form.server';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { takeFile } from '~/forms/take-file.server';
import { useForm } from '~/forms/use-form';
import { requireRecentLogin } from '~/http/recent-login.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { companyAdminFields, companyFields } from '~/nouns/companies/company-fields';
import { FormScreen, FormSection } from '~/screens/FormScreen';
import { to } from '~/to';
import { CompanySections } from './CompanySections';

export const headers = privatePage;

const newFields = defineFields({ ...companyFields, ...companyAdminFields });
const NewCompany = schemaOf(newFields);
const START = { countries: ['SE'], language: 'sv' };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRecentLogin(request);
  const countries = await listCountries(localeOf(request));
  return data({
    title: translator(request)('companies:companies.add'),
    countries,
    values: await withDraft(request, START),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const actor = await requireRecentLogin(request, { form });
  const logo = takeFile(form, 'logo');
  return saveForm(request, NewCompany, {
    form,
    run: (value) =>
      addCompany(actor, {
        details: pickFields(companyFields, value),
        administrator: { name: value.adminName, email: value.adminEmail },
        logo,
      }),
    done: ({ companyId }, { adminEmail }) =>
      redirectWithFlash(request, to.editCompany(companyId), 'companies:flash.added', {
        params: { email: adminEmail },
      }),
  });
}

/** A new company, with its first administrator, who is invited by mail. */
export default function AddCompany() {
  const { countries, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('companies');
  const labels = { ...useLabels(newFields), logo: t('fields.logo') };
  const form = useForm(NewCompany, { reply: useActionData<typeof action>(), values, labels });
  return (
    <FormScreen
      area="admin"
      back={{ to: to.companies(), label: t('companies.title') }}
      title={t('companies.add')}
      form={form}
      encType="multipart/form-data"
      submit={t('companies.addSubmit')}
    >
      <CompanySections form={form} countries={countries} />
      <FormSection legend={t('companies.sections.administrator')}>
        <FormFields form={form} fields={companyAdminFields} />
      </FormSection>
    </FormScreen>
  );
}
