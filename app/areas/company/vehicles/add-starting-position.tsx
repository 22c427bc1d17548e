import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { depotsOf } from '@bff/domain/depots';
import { addStart, seeVehicle } from '@bff/domain/vehicles';
import { useLabels } from '~/forms/labels';
import { withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { placesOf } from '~/nouns/places/place-choice';
import { savePlacedForm } from '~/nouns/places/save-placed-form.server';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { NewStart, startFields } from './starting-position-fields';
import { isPlaced, wantedOf } from './starting-position-form.server';
import { StartFields } from './StartFields';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { vehicle } = await seeVehicle(actor, rowId(params['id'], 'vehicle.notFound'));
  const depots = await depotsOf(actor, vehicle.companyId);
  return data({
    title: translator(request)('fleet:starts.add'),
    vehicle: { id: vehicle.id, name: vehicle.registrationNumber },
    depots: depots.map(({ id, name }) => ({ id, name })),
    values: await withDraft(request, {}),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const vehicleId = rowId(params['id'], 'vehicle.notFound');
  // A bus of another company does not exist to the actor; the form could only say that it cannot be done.
  await seeVehicle(actor, vehicleId);
  return savePlacedForm(request, NewStart, {
    isPlaced,
    run: (value, place) => addStart(actor, { vehicleId, wanted: wantedOf(value, place) }),
    done: () => redirectWithFlash(request, to.startingPositions(vehicleId), 'fleet:flash.startAdded'),
  });
}

/** Adds a temporary starting position to a bus. */
export default function AddStartingPosition() {
  const { title, vehicle, depots, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const reply = useActionData<typeof action>();
  const form = useForm(NewStart, { reply, values, labels: useLabels(startFields) });
  return (
    <FormScreen
      area="company"
      back={{ to: to.startingPositions(vehicle.id), label: t('starts.title', { name: vehicle.name }) }}
      over={vehicle.name}
      title={title}
      form={form}
      submit={t('starts.addSubmit')}
    >
      <StartFields form={form} depots={depots} choices={placesOf(form.reply)} />
    </FormScreen>
  );
}
