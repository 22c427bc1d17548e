import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { changeVehicleStatus, seeVehicle, vehicleStates } from '@bff/domain/vehicles';
import { DomainError } from '@bff/domain/shared/errors';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmation, statusConfirmation, statusSchema, wantedState } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

/** Removing has a page of its own. */
function wanted(request: Request): 'active' | 'inactive' {
  const state = wantedState(request, vehicleStates);
  if (state === 'removed') throw new DomainError('input.invalid');
  return state;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const state = wanted(request);
  const { vehicle } = await seeVehicle(actor, rowId(params['id'], 'vehicle.notFound'));
  const { id, registrationNumber: name, status } = vehicle;
  const t = translator(request);
  const isAllowed = vehicleStates.allows(status, state);
  const confirm = statusConfirmation(state, {
    title: t(`fleet:vehicles.to.${state}.title`, { name }),
    text: [t(`fleet:vehicles.to.${state}.text`)],
    reason: { label: t('fleet:vehicles.reason'), hint: t('fleet:vehicles.reasonHint') },
    submit: t(`fleet:vehicles.to.${state}.submit`),
    keep: t('fleet:keep'),
    back: to.editVehicle(id),
    backLabel: name,
    refusal: isAllowed ? undefined : t(`fleet:vehicles.already.${state}`),
  });
  return confirmation(request, confirm, isAllowed ? 200 : 409);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const state = wanted(request);
  const id = rowId(params['id'], 'vehicle.notFound');
  await seeVehicle(actor, id);
  return saveForm(request, statusSchema(state), {
    run: ({ reason }) => changeVehicleStatus(actor, { id, to: state, reason: reason ?? null }),
    done: () => redirectWithFlash(request, to.editVehicle(id), `fleet:flash.vehicle.${state}`),
  });
}

/** The last look before a bus is taken out of sale, or offered again. */
export default function VehicleStatus() {
  return <ConfirmScreen area="company" />;
}
