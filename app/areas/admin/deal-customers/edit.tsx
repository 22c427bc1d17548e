// Traces: S2-104
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { editDealOrganisation, seeDealOrganisation } from '@bff/domain/deal-organisations';
import { shownSetting } from '@bff/domain/settings';
import { formatOrgNumber } from '@formats';
import { Revision } from '~/forms/Revision';
import { defineFields, formValues, pickFields, schemaOf, version } from '~/forms/fields';
import { useLabels, useWords } from '~/forms/labels';
import { formatPhone } from '@bff/domain/shared/shown-phone';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { dealFields, paysByInvoice } from '~/nouns/deal-organisations/deal-fields';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { DealSections } from './DealSections';

export const headers = privatePage;

const editFields = defineFields({ ...dealFields, version });
const EditedDeal = schemaOf(editFields, paysByInvoice);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { organisation } = await seeDealOrganisation(actor, rowId(params['id'], 'dealOrganisation.notFound'));
  const { id, name, contactPhone, creditLimit } = organisation;
  const saved = formValues(dealFields, {
    ...organisation,
    orgNumber: formatOrgNumber(organisation.orgNumber),
    contactPhone: contactPhone && formatPhone(contactPhone),
    creditLimit: shownSetting('maximumCreditLimit', String(creditLimit), localeOf(request)),
  });
  return data({
    title: translator(request)('deals:edit.title', { name }),
    organisation: { id, name, version: organisation.version },
    saved,
    values: await withDraft(request, saved),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'dealOrganisation.notFound');
  return saveForm(request, EditedDeal, {
    run: (value) => editDealOrganisation(actor, { id, version: value.version, details: pickFields(dealFields, value) }),
    done: () => redirectWithFlash(request, to.dealCustomer(id), 'deals:flash.saved'),
  });
}

/** Edits what is known about a deal organisation and agreed with it. */
export default function EditDealCustomer() {
  const { title, organisation, saved, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('deals');
  const reply = useActionData<typeof action>();
  const labels = useLabels(dealFields);
  const form = useForm(EditedDeal, { reply, values, saved, labels });
  const details = to.dealCustomer(organisation.id);
  return (
    <FormScreen
      area="admin"
      back={[
        { to: to.dealCustomers(), label: t('list.title') },
        { to: details, label: organisation.name },
      ]}
      title={title}
      form={form}
      submit={t('edit.submit')}
      cancel={{ to: details, label: t('users:cancel') }}
    >
      <SavedMeanwhile form={form} labels={labels} show={useWords(dealFields)} />
      <Revision form={form} name="version" current={organisation.version} />
      <DealSections form={form} />
    </FormScreen>
  );
}
