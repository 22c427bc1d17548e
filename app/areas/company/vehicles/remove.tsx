import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeVehicle, seeVehicle, whyNotRemoved } from '@bff/domain/vehicles';
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
    const { vehicle } = await seeVehicle(actor, rowId(params['id'], 'vehicle.notFound'));
    return { actor, vehicle, hindrance: await whyNotRemoved(actor, vehicle.id) };
  },
  ask: ({ vehicle: { id, registrationNumber: name, status }, hindrance }, t) => ({
    title: t('fleet:vehicles.remove.title', { name }),
    text: [t('fleet:vehicles.remove.text')],
    submit: t('fleet:vehicles.remove.submit'),
    keep: t('fleet:keep'),
    back: to.editVehicle(id),
    backLabel: name,
    refusal: hindrance && t(`errors:${hindrance}`),
    instead:
      hindrance && status === 'active'
        ? { to: `${to.vehicleStatus(id)}?to=inactive`, label: t('fleet:vehicles.to.inactive.link') }
        : undefined,
  }),
  change: ({ actor, vehicle }) => removeVehicle(actor, vehicle.id),
  done: ({ vehicle: { registrationNumber: name } }) => ({
    to: to.vehicles(),
    flash: 'fleet:flash.vehicleRemoved',
    params: { name },
  }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a bus is removed. */
export default function RemoveVehicle() {
  return <ConfirmScreen area="company" />;
}
