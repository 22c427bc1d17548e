import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeVehicle, seeVehicle, whyNotRemoved } from '@bff/domain/vehicles';
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
  const { vehicle } = await seeVehicle(actor, rowId(params['id'], 'vehicle.notFound'));
  const { id, registrationNumber: name, status } = vehicle;
  const hindrance = await whyNotRemoved(actor, id);
  const t = translator(request);
  const confirm = {
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
  };
  return confirmation(request, confirm, hindrance ? 409 : 200);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { vehicle } = await seeVehicle(actor, rowId(params['id'], 'vehicle.notFound'));
  const flash = { params: { name: vehicle.registrationNumber } };
  return saveForm(request, confirmationSchema(), {
    run: () => removeVehicle(actor, vehicle.id),
    done: () => redirectWithFlash(request, to.vehicles(), 'fleet:flash.vehicleRemoved', flash),
  });
}

/** Asks once more before a bus is removed. */
export default function RemoveVehicle() {
  return <ConfirmScreen area="company" />;
}
