import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeAccessibility, seeAccessibility } from '@bff/domain/accessibility';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { accessibilityName } from '~/nouns/accessibility/accessibility-names';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const { property, isInUse } = await seeAccessibility(actor, rowId(params['id'], 'accessibility.notFound'));
  const t = translator(request);
  const name = accessibilityName(property, localeOf(request));
  const confirm = {
    title: t('accessibility:remove.title', { name }),
    text: [t('accessibility:remove.text')],
    submit: t('accessibility:remove.submit'),
    keep: t('accessibility:keep'),
    back: to.editAccessibility(property.id),
    backLabel: name,
    refusal: isInUse ? t('errors:accessibility.inUse') : undefined,
  };
  return confirmation(request, confirm, isInUse ? 409 : 200);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const { property } = await seeAccessibility(actor, rowId(params['id'], 'accessibility.notFound'));
  const flash = { params: { name: accessibilityName(property, localeOf(request)) } };
  return saveForm(request, confirmationSchema(), {
    run: () => removeAccessibility(actor, property.id),
    done: () => redirectWithFlash(request, to.accessibilityList(), 'accessibility:flash.removed', flash),
  });
}

/** Asks once more before a property is removed. */
export default function RemoveAccessibility() {
  return <ConfirmScreen area="admin" />;
}
