import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { editAccessibility, seeAccessibility } from '@bff/domain/accessibility';
import { formValues } from '~/forms/fields';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { Revision } from '~/forms/Revision';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { accessibilityFields, EditedAccessibility } from './accessibility-fields';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const seen = await seeAccessibility(actor, rowId(params['id'], 'accessibility.notFound'));
  const saved = formValues(accessibilityFields, { ...seen.property });
  return data({
    title: accessibilityName(seen.property, localeOf(request)),
    ...seen,
    saved,
    values: await withDraft(request, saved),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const id = rowId(params['id'], 'accessibility.notFound');
  // A missing one gives an error page; the form could only say that it cannot be done.
  await seeAccessibility(actor, id);
  return saveForm(request, EditedAccessibility, {
    run: ({ revision, ...names }) => editAccessibility(actor, { id, names, revision }),
    done: () => redirectWithFlash(request, to.accessibilityList(), 'accessibility:flash.saved'),
  });
}

/** Edits a property's names; its code stays. */
export default function EditAccessibility() {
  const { title, property, isInUse, saved, values, revision } = useLoaderData<typeof loader>();
  const { t } = useTranslation('accessibility');
  const labels = useLabels(accessibilityFields);
  const form = useForm(EditedAccessibility, { reply: useActionData<typeof action>(), values, saved, labels });
  return (
    <FormScreen
      area="admin"
      back={{ to: to.accessibilityList(), label: t('title') }}
      title={title}
      form={form}
      submit={t('save')}
      also={
        isInUse ? null : (
          <ConfirmLink variant="danger" to={to.removeAccessibility(property.id)}>
            {t('remove.link')}
          </ConfirmLink>
        )
      }
      note={isInUse ? <p>{t('inUse')}</p> : null}
    >
      <SavedMeanwhile form={form} labels={labels} />
      <Revision form={form} current={revision} />
      <FormFields form={form} fields={accessibilityFields} />
    </FormScreen>
  );
}
