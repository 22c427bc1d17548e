import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeDealUnit, seeDealUnit } from '@bff/domain/deal-organisations';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { unit } = await seeDealUnit(actor, rowId(params['id'], 'dealUnit.notFound'));
  const t = translator(request);
  return confirmation(request, {
    title: t('organisation:manage.remove.title', { name: unit.name }),
    text: [t('organisation:manage.remove.text')],
    submit: t('organisation:manage.remove.submit'),
    keep: t('users:cancel'),
    back: to.editUnit(unit.id),
    backLabel: unit.name,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { unit } = await seeDealUnit(actor, rowId(params['id'], 'dealUnit.notFound'));
  const flash = { params: { name: unit.name } };
  return saveForm(request, confirmationSchema(), {
    run: () => removeDealUnit(actor, unit.id),
    done: () => redirectWithFlash(request, to.units(), 'organisation:flash.removed', flash),
  });
}

/** Asks once more before a unit is removed. */
export default function RemoveUnit() {
  return <ConfirmScreen area="organisation" />;
}
