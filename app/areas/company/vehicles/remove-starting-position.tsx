import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeStart, seeStart } from '@bff/domain/vehicles';
import { formatDateTime } from '@formats';
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

const see = async ({ request, params }: LoaderFunctionArgs) => {
  const actor = await requireActor(request);
  const [vehicleId, id] = [
    rowId(params['id'], 'vehicle.notFound'),
    rowId(params['position'], 'startingPosition.notFound'),
  ];
  return { actor, ...(await seeStart(actor, vehicleId, id)) };
};

export async function loader(args: LoaderFunctionArgs) {
  const { vehicle, start } = await see(args);
  const t = translator(args.request);
  return confirmation(args.request, {
    title: t('fleet:starts.remove.title', { name: start.name }),
    text: [
      t('fleet:starts.remove.text', { from: formatDateTime(start.startsAt), until: formatDateTime(start.endsAt) }),
    ],
    submit: t('fleet:starts.remove.submit'),
    keep: t('fleet:keep'),
    back: to.editStartingPosition(vehicle.id, start.id),
    backLabel: start.name,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { actor, vehicle, start } = await see(args);
  return saveForm(args.request, confirmationSchema(), {
    run: () => removeStart(actor, vehicle.id, start.id),
    done: () => redirectWithFlash(args.request, to.startingPositions(vehicle.id), 'fleet:flash.startRemoved'),
  });
}

/** Asks once more before a temporary starting position is removed. */
export default function RemoveStartingPosition() {
  return <ConfirmScreen area="company" />;
}
