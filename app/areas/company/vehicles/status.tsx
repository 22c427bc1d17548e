import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { changeVehicleStatus, seeVehicle, vehicleStates } from '@bff/domain/vehicles';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statesScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statesScreen({
  machine: vehicleStates,
  // Removing has its own page.
  asks: ['active', 'inactive'],
  async find({ request, params }) {
    const actor = await requireActor(request);
    const { vehicle } = await seeVehicle(actor, rowId(params['id'], 'vehicle.notFound'));
    return { actor, vehicle };
  },
  status: ({ vehicle }) => vehicle.status,
  ask: ({ vehicle: { id, registrationNumber: name }, wanted, isAllowed }, t) => ({
    title: t(`fleet:vehicles.to.${wanted}.title`, { name }),
    text: [t(`fleet:vehicles.to.${wanted}.text`)],
    reason: { label: t('fleet:vehicles.reason'), hint: t('fleet:vehicles.reasonHint') },
    submit: t(`fleet:vehicles.to.${wanted}.submit`),
    keep: t('fleet:keep'),
    back: to.editVehicle(id),
    backLabel: name,
    refusal: isAllowed ? undefined : t(`fleet:vehicles.already.${wanted}`),
  }),
  change: ({ actor, vehicle: { id }, wanted }, reason) => changeVehicleStatus(actor, { id, to: wanted, reason }),
  done: ({ vehicle: { id }, wanted }) => ({ to: to.editVehicle(id), flash: `fleet:flash.vehicle.${wanted}` }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a bus is taken out of sale, or offered again. */
export default function VehicleStatus() {
  return <ConfirmScreen area="company" />;
}
