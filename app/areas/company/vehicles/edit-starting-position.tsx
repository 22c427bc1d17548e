import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { depotsOf } from '@bff/domain/depots';
import { editStart, seeStart, startRevision } from '@bff/domain/vehicles';
import { useLabels } from '~/forms/labels';
import { Revision } from '~/forms/Revision';
import { withDraft } from '~/forms/save-form.server';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { placesOf } from '~/nouns/places/place-choice';
import { savePlacedForm } from '~/nouns/places/save-placed-form.server';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { EditedStart, startFields } from './starting-position-fields';
import { isPlaced, startValues, wantedOf } from './starting-position-form.server';
import { StartFields } from './StartFields';

export const headers = privatePage;

const idsOf = (params: LoaderFunctionArgs['params']): [vehicleId: number, id: number] => [
  rowId(params['id'], 'vehicle.notFound'),
  rowId(params['position'], 'startingPosition.notFound'),
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { vehicle, start } = await seeStart(actor, ...idsOf(params));
  const depots = await depotsOf(actor, vehicle.companyId);
  const saved = startValues(start);
  return data({
    title: start.name,
    id: start.id,
    vehicle: { id: vehicle.id, name: vehicle.registrationNumber },
    depots: depots.map(({ id, name }) => ({ id, name })),
    saved,
    values: await withDraft(request, saved),
    revision: startRevision(start),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const [vehicleId, id] = idsOf(params);
  // One of another company does not exist to the actor; the form could only say that it cannot be done.
  await seeStart(actor, vehicleId, id);
  return savePlacedForm(request, EditedStart, {
    isPlaced,
    run: ({ revision, ...value }, place) =>
      editStart(actor, { vehicleId, id, revision, wanted: wantedOf(value, place) }),
    done: () => redirectWithFlash(request, to.startingPositions(vehicleId), 'fleet:flash.startSaved'),
  });
}

/** When and where a bus temporarily starts from. */
export default function EditStartingPosition() {
  const { title, id, vehicle, depots, saved, values, revision } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const labels = useLabels(startFields);
  const form = useForm(EditedStart, {
    reply: useActionData<typeof action>(),
    values,
    saved,
    together: [['depotId', 'place']],
    labels,
  });
  const show = (name: string, value: string) =>
    name === 'depotId' ? (depots.find((depot) => String(depot.id) === value)?.name ?? value) : value;
  return (
    <FormScreen
      area="company"
      back={{ to: to.startingPositions(vehicle.id), label: t('starts.title', { name: vehicle.name }) }}
      over={vehicle.name}
      title={title}
      form={form}
      submit={t('save')}
      also={
        <ConfirmLink variant="danger" to={to.removeStartingPosition(vehicle.id, id)}>
          {t('starts.remove.link')}
        </ConfirmLink>
      }
    >
      <SavedMeanwhile form={form} labels={labels} show={show} />
      <Revision form={form} current={revision} />
      <StartFields form={form} depots={depots} choices={placesOf(form.reply)} />
    </FormScreen>
  );
}
