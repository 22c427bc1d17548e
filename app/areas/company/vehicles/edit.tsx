// Traces: S2-080
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { accessibilityCatalogue } from '@bff/domain/accessibility';
import { depotsOf } from '@bff/domain/depots';
import { readSettings } from '@bff/domain/settings';
import { editVehicle, seeVehicle, vehicleStates } from '@bff/domain/vehicles';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { Row } from '@ds/primitives/Row/Row';
import { useLabels, useWords } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { Revision } from '~/forms/Revision';
import { SavedMeanwhile } from '~/forms/SavedMeanwhile';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { localeOf } from '~/i18n/i18n';
import { accessibilityChoices } from '~/nouns/accessibility/accessibility-names';
import { ConfirmLink } from '~/screens/ConfirmLink';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { EditedVehicle, vehicleFields } from './vehicle-fields';
import { detailsOf, vehicleValues } from './vehicle-form.server';
import { VehicleBadge } from './VehicleBadge';
import { VehicleSections } from './VehicleSections';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { vehicle, revision } = await seeVehicle(actor, rowId(params['id'], 'vehicle.notFound'));
  const { id, registrationNumber, model, status, companyId } = vehicle;
  const saved = vehicleValues(vehicle, localeOf(request));
  const [depots, catalogue, { pickupDistanceMetres }] = await Promise.all([
    depotsOf(actor, companyId),
    accessibilityCatalogue(),
    readSettings(),
  ]);
  return data({
    title: registrationNumber,
    vehicle: { id, registrationNumber, model, status },
    ways: vehicleStates.table[status].filter((way) => way !== 'removed'),
    depots: depots.map((depot) => ({ id: depot.id, name: depot.name })),
    accessibility: accessibilityChoices(catalogue, localeOf(request)),
    usualPickup: pickupDistanceMetres,
    saved,
    values: await withDraft(request, saved),
    revision,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'vehicle.notFound');
  // A bus of another company does not exist to the actor; the form could only say that it cannot be done.
  await seeVehicle(actor, id);
  return saveForm(request, EditedVehicle, {
    run: ({ revision, ...value }) => editVehicle(actor, { id, revision, details: detailsOf(value) }),
    done: () => redirectWithFlash(request, to.editVehicle(id), 'fleet:flash.vehicleSaved'),
  });
}

/** A bus: its details, and the ways to take it out of sale or remove it. */
export default function EditVehicle() {
  const { vehicle, ways, depots, accessibility, usualPickup, saved, values, revision } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const path = usePath();
  const labels = useLabels(vehicleFields);
  const words = useWords(vehicleFields);
  const form = useForm(EditedVehicle, { reply: useActionData<typeof action>(), values, saved, labels });
  const show = (name: string, value: string) =>
    name === 'depotId'
      ? (depots.find(({ id }) => String(id) === value)?.name ?? value)
      : name === 'accessibility'
        ? (accessibility.find((one) => one.value === value)?.label ?? value)
        : words(name, value);
  return (
    <Screen
      area="company"
      back={{ to: to.vehicles(), label: t('vehicles.title') }}
      over={vehicle.model || t('vehicles.over')}
      title={vehicle.registrationNumber}
      meta={<VehicleBadge status={vehicle.status} />}
      actions={
        <Row>
          {ways.map((way) => (
            <ConfirmLink key={way} variant="secondary" to={`${to.vehicleStatus(vehicle.id)}?to=${way}`}>
              {t(`vehicles.to.${way}.link`)}
            </ConfirmLink>
          ))}
          <ConfirmLink variant="plain" to={to.removeVehicle(vehicle.id)}>
            {t('vehicles.remove.link')}
          </ConfirmLink>
        </Row>
      }
    >
      <ErrorSummary {...form.summary} />
      <Row>
        <a href={path(to.vehiclePictures(vehicle.id))}>{t('pictures.link')}</a>
        <Apart />
        <a href={path(to.startingPositions(vehicle.id))}>{t('starts.link')}</a>
        <Apart />
        <a href={`${path(to.addLockout())}?vehicle=${vehicle.id}`}>{t('occupancy.addSubmit')}</a>
      </Row>
      <FormPart form={form} submit={t('save')} errorsAbove>
        <SavedMeanwhile form={form} labels={labels} show={show} />
        <Revision form={form} current={revision} />
        <VehicleSections form={form} depots={depots} accessibility={accessibility} usualPickup={usualPickup} />
      </FormPart>
    </Screen>
  );
}
