import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { createDealOrganisation, PLAIN_TERMS } from '@bff/domain/deal-organisations';
import { readSettings } from '@bff/domain/settings';
import { dealUnit } from '#fields/deal-organisation';
import { line, loginEmail } from '#fields/kinds';
import { defineFields, field, pickFields, schemaOf } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireRecentLogin } from '~/http/recent-login.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { dealFields, paysByInvoice } from '~/nouns/deal-organisations/deal-fields';
import { FormScreen, FormSection } from '~/screens/FormScreen';
import { to } from '~/to';
import { DealSections } from './DealSections';

export const headers = privatePage;

const newFields = defineFields({
  ...dealFields,
  costCenter: field(dealUnit.costCenter, 'deals:fields.costCenter', { hint: 'deals:hints.topUnit', width: 'md' }),
  adminName: field(line(), 'deals:fields.adminName'),
  adminEmail: field(loginEmail, 'deals:fields.adminEmail', { hint: 'deals:hints.adminEmail' }),
});
const NewDeal = schemaOf(newFields, paysByInvoice);
const START = { language: 'sv', paymentOptions: [...PLAIN_TERMS.paymentOptions], creditLimit: '0' };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRecentLogin(request);
  const settings = await readSettings();
  const start = { ...START, paymentTermsDays: String(settings.paymentTermsDays) };
  return data({ title: translator(request)('deals:create.title'), values: await withDraft(request, start) });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireRecentLogin(request);
  return saveForm(request, NewDeal, {
    run: (value) =>
      createDealOrganisation(actor, {
        details: pickFields(dealFields, value),
        costCenter: value.costCenter,
        admin: { name: value.adminName, email: value.adminEmail },
      }),
    done: ({ organisationId }, { adminEmail }) =>
      redirectWithFlash(request, to.dealCustomer(organisationId), 'deals:flash.created', {
        params: { email: adminEmail.toLowerCase() },
      }),
  });
}

/** A new deal organisation, with its first administrator, who is invited by mail. */
export default function CreateDealCustomer() {
  const { values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deals');
  const form = useForm(NewDeal, { reply: useActionData<typeof action>(), values, labels: useLabels(newFields) });
  return (
    <FormScreen
      area="admin"
      back={{ to: to.dealCustomers(), label: t('list.title') }}
      title={t('create.title')}
      form={form}
      submit={t('create.submit')}
    >
      <DealSections form={form} />
      <FormSection legend={t('sections.topUnit')}>
        <FormFields form={form} fields={newFields} only={['costCenter']} />
      </FormSection>
      <FormSection legend={t('sections.administrator')}>
        <FormFields form={form} fields={newFields} only={['adminName', 'adminEmail']} />
      </FormSection>
    </FormScreen>
  );
}
