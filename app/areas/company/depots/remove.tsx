import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeDepot, seeDepot } from '@bff/domain/depots';
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
  const { depot, isInUse } = await seeDepot(actor, rowId(params['id'], 'depot.notFound'));
  const t = translator(request);
  const confirm = {
    title: t('fleet:depots.remove.title', { name: depot.name }),
    text: [t('fleet:depots.remove.text')],
    submit: t('fleet:depots.remove.submit'),
    keep: t('fleet:keep'),
    back: to.editDepot(depot.id),
    backLabel: depot.name,
    refusal: isInUse ? t('errors:startPoint.inUse') : undefined,
  };
  return confirmation(request, confirm, isInUse ? 409 : 200);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { depot } = await seeDepot(actor, rowId(params['id'], 'depot.notFound'));
  const flash = { params: { name: depot.name } };
  return saveForm(request, confirmationSchema(), {
    run: () => removeDepot(actor, depot.id),
    done: () => redirectWithFlash(request, to.depots(), 'fleet:flash.depotRemoved', flash),
  });
}

/** Asks once more before a depot is removed. */
export default function RemoveDepot() {
  return <ConfirmScreen area="company" />;
}
