// Traces: S2-079
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { accessibilityCatalogue } from '@bff/domain/accessibility';
import { depotsOf } from '@bff/domain/depots';
import { readSettings } from '@bff/domain/settings';
import { addVehicle } from '@bff/domain/vehicles';
import { Banner } from '@ds/patterns/Banner/Banner';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { accessibilityChoices } from '~/nouns/accessibility/accessibility-names';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { NewVehicle, vehicleFields } from './vehicle-fields';
import { detailsOf } from './vehicle-form.server';
import { VehicleSections } from './VehicleSections';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const [depots, catalogue, { pickupDistanceMetres }] = await Promise.all([
    depotsOf(actor, companyOf(actor)),
    accessibilityCatalogue(),
    readSettings(),
  ]);
  return data({
    title: translator(request)('fleet:vehicles.add'),
    depots: depots.map(({ id, name }) => ({ id, name })),
    accessibility: accessibilityChoices(catalogue, localeOf(request)),
    usualPickup: pickupDistanceMetres,
    values: await withDraft(request, {
      busType: 'touristBus',
      wheelchairPlaces: '0',
      ...(depots.length === 1 ? { depotId: String(depots[0]!.id) } : {}),
    }),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const companyId = companyOf(actor);
  return saveForm(request, NewVehicle, {
    run: (value) => addVehicle(actor, { companyId, details: detailsOf(value) }),
    done: ({ vehicleId }, { registrationNumber: name }) =>
      redirectWithFlash(request, to.editVehicle(vehicleId), 'fleet:flash.vehicleAdded', {
        params: { name },
      }),
  });
}

/** A new bus. Temporary starting positions can be added once it exists. */
export default function AddVehicle() {
  const { title, depots, accessibility, usualPickup, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const path = usePath();
  const form = useForm(NewVehicle, { reply: useActionData<typeof action>(), values, labels: useLabels(vehicleFields) });
  return (
    <FormScreen
      area="company"
      back={{ to: to.vehicles(), label: t('vehicles.title') }}
      title={title}
      intro={
        depots.length === 0 ? (
          <Banner tone="warning" title={t('vehicles.noDepot.title')}>
            <a href={path(to.addDepot())}>{t('vehicles.noDepot.link')}</a>
          </Banner>
        ) : (
          <p className="measure">{t('vehicles.addIntro')}</p>
        )
      }
      form={form}
      submit={t('vehicles.addSubmit')}
    >
      <VehicleSections form={form} depots={depots} accessibility={accessibility} usualPickup={usualPickup} />
    </FormScreen>
  );
}
