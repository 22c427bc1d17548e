import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeStart, seeStart } from '@bff/domain/vehicles';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request);
    const [vehicleId, id] = [
      rowId(params['id'], 'vehicle.notFound'),
      rowId(params['position'], 'startingPosition.notFound'),
    ];
    return { actor, ...(await seeStart(actor, vehicleId, id)) };
  },
  ask: ({ vehicle, start }, t) => ({
    title: t('fleet:starts.remove.title', { name: start.name }),
    text: [t('fleet:starts.remove.text', { from: start.startsAt, until: start.endsAt })],
    submit: t('fleet:starts.remove.submit'),
    keep: t('fleet:keep'),
    back: to.editStartingPosition(vehicle.id, start.id),
    backLabel: start.name,
  }),
  change: ({ actor, vehicle, start }) => removeStart(actor, vehicle.id, start.id),
  done: ({ vehicle }) => ({ to: to.startingPositions(vehicle.id), flash: 'fleet:flash.startRemoved' }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a temporary starting position is removed. */
export default function RemoveStartingPosition() {
  return <ConfirmScreen area="company" />;
}
