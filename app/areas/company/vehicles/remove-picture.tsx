import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeVehiclePicture, seeVehiclePicture } from '@bff/domain/vehicles';
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
    const id = rowId(params['id'], 'vehicle.notFound');
    return { actor, ...(await seeVehiclePicture(actor, id, params['view'] ?? '')) };
  },
  ask: ({ vehicle: { id, registrationNumber: name }, picture }, t) => ({
    title: t('fleet:pictures.remove.title', { view: t(`fleet:pictures.views.${picture.view}`).toLowerCase() }),
    text: [t('fleet:pictures.remove.text', { name })],
    submit: t('fleet:pictures.remove.submit'),
    keep: t('fleet:keep'),
    back: to.vehiclePictures(id),
    backLabel: t('fleet:pictures.title', { name }),
  }),
  change: ({ actor, vehicle: { id }, picture: { view } }) => removeVehiclePicture(actor, { id, view }),
  done: ({ vehicle }) => ({ to: to.vehiclePictures(vehicle.id), flash: 'fleet:flash.pictureRemoved' }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a picture of a bus is removed. */
export default function RemovePicture() {
  return <ConfirmScreen area="company" />;
}
