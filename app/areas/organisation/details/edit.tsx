// Traces: S2-139
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { editDealContact, ownDealOrganisation } from '@bff/domain/deal-organisations';
import { must } from '@bff/domain/shared/errors';
import { Revision } from '~/forms/Revision';
import { defineFields, formValues, pickFields, schemaOf, version } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels, useWords } from '~/forms/labels';
import { formatPhone } from '@bff/domain/shared/shown-phone';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { dealContactFields } from '~/nouns/deal-organisations/deal-fields';
import { FormScreen, FormSection } from '~/screens/FormScreen';
import { to } from '~/to';

export const headers = privatePage;

const EditedContact = schemaOf(defineFields({ ...dealContactFields, version }));
const PLACE = to.organisationDetails();

async function editable(request: Request) {
  const actor = await requireActor(request);
  const { organisation, mayEdit } = await ownDealOrganisation(actor);
  must(mayEdit, 'auth.noPermission');
  return { actor, organisation };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { organisation } = await editable(request);
  const { contactPhone } = organisation;
  const phone = contactPhone && formatPhone(contactPhone);
  const saved = formValues(dealContactFields, { ...organisation, contactPhone: phone });
  return data({
    title: translator(request)('organisation:details.editTitle'),
    version: organisation.version,
    saved,
    values: await withDraft(request, saved),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const { actor, organisation } = await editable(request);
  return saveForm(request, EditedContact, {
    run: (value) =>
      editDealContact(actor, {
        id: organisation.id,
        version: value.version,
        contact: pickFields(dealContactFields, value),
      }),
    done: () => redirectWithFlash(request, PLACE, 'deals:flash.saved'),
  });
}

/** Edits how to reach the organisation. */
export default function EditContact() {
  const { title, saved, values, version: current } = useLoaderData<typeof loader>();
  const { t } = useTranslation('organisation');
  const reply = useActionData<typeof action>();
  const labels = useLabels(dealContactFields);
  const form = useForm(EditedContact, { reply, values, saved, labels });
  return (
    <FormScreen
      area="organisation"
      back={{ to: PLACE, label: t('details.title') }}
      title={title}
      form={form}
      submit={t('deals:edit.submit')}
      cancel={{ to: PLACE, label: t('users:cancel') }}
    >
      <SavedMeanwhile form={form} labels={labels} show={useWords(dealContactFields)} />
      <Revision form={form} name="version" current={current} />
      <FormSection legend={t('deals:sections.contact')}>
        <FormFields form={form} fields={dealContactFields} />
      </FormSection>
    </FormScreen>
  );
}
