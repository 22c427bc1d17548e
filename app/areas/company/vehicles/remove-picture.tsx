import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeVehiclePicture, seeVehiclePicture } from '@bff/domain/vehicles';
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
  const id = rowId(params['id'], 'vehicle.notFound');
  return { actor, ...(await seeVehiclePicture(actor, id, params['view'] ?? '')) };
};

export async function loader(args: LoaderFunctionArgs) {
  const { vehicle, picture } = await see(args);
  const t = translator(args.request);
  const name = vehicle.registrationNumber;
  const view = t(`fleet:pictures.views.${picture.view}`).toLowerCase();
  return confirmation(args.request, {
    title: t('fleet:pictures.remove.title', { view }),
    text: [t('fleet:pictures.remove.text', { name })],
    submit: t('fleet:pictures.remove.submit'),
    keep: t('fleet:keep'),
    back: to.vehiclePictures(vehicle.id),
    backLabel: t('fleet:pictures.title', { name }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { actor, vehicle, picture } = await see(args);
  return saveForm(args.request, confirmationSchema(), {
    run: () => removeVehiclePicture(actor, { id: vehicle.id, view: picture.view }),
    done: () => redirectWithFlash(args.request, to.vehiclePictures(vehicle.id), 'fleet:flash.pictureRemoved'),
  });
}

/** Asks once more before a picture of a bus is removed. */
export default function RemovePicture() {
  return <ConfirmScreen area="company" />;
}
