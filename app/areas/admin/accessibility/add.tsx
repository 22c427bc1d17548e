import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { addAccessibility } from '@bff/domain/accessibility';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { accessibilityFields, NewAccessibility } from './accessibility-fields';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireActor(request, 'admin');
  return data({ title: translator(request)('accessibility:add'), values: await withDraft(request, {}) });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  return saveForm(request, NewAccessibility, {
    run: (names) => addAccessibility(actor, names),
    done: (_, names) =>
      redirectWithFlash(request, to.accessibilityList(), 'accessibility:flash.added', {
        params: { name: accessibilityName(names, localeOf(request)) },
      }),
  });
}

/** Adds a property that buses can have. */
export default function AddAccessibility() {
  const { title, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('accessibility');
  const reply = useActionData<typeof action>();
  const form = useForm(NewAccessibility, { reply, values, labels: useLabels(accessibilityFields) });
  return (
    <FormScreen
      area="admin"
      back={{ to: to.accessibilityList(), label: t('title') }}
      title={title}
      form={form}
      submit={t('addSubmit')}
    >
      <FormFields form={form} fields={accessibilityFields} />
    </FormScreen>
  );
}
