import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { addLockout, seeFleet } from '@bff/domain/lockouts';
import { seeVehicle } from '@bff/domain/vehicles';
import { clock } from '@bff/platform/clock';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { FormScreen } from '~/screens/FormScreen';
import { to } from '~/to';
import { companyOf } from '../company-of.server';
import { NewLockout, newLockoutFields } from './lockout-fields';
import { lockoutOf } from './lockout-form.server';
import { LockoutPeriod } from './LockoutPeriod';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const now = clock.now();
  const asked = { companyId: companyOf(actor), text: '', depotId: undefined, start: now, end: now };
  const { vehicles } = await seeFleet(actor, asked);
  const query = new URL(request.url).searchParams;
  const day = query.get('day') ?? '';
  return data({
    title: translator(request)('fleet:occupancy.add'),
    vehicles: vehicles.map(({ id, registrationNumber }) => ({ id, name: registrationNumber })),
    values: await withDraft(request, {
      vehicleId: query.get('vehicle') ?? (vehicles.length === 1 ? String(vehicles[0]!.id) : ''),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && { startsAt: `${day}T08:00`, endsAt: `${day}T17:00` }),
    }),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  companyOf(actor);
  return saveForm(request, NewLockout, {
    run: async ({ vehicleId, ...value }) => {
      await addLockout(actor, { vehicleId, lockout: lockoutOf(value) });
      const { vehicle } = await seeVehicle(actor, vehicleId);
      return vehicle.registrationNumber;
    },
    done: async (name) =>
      redirectWithFlash(request, await placeToReturn(request, to.occupancy()), 'fleet:flash.lockoutAdded', {
        params: { name },
      }),
  });
}

/** Adds a lockout: the company keeps a bus for itself for a while. */
export default function AddLockout() {
  const { title, vehicles, values } = useLoaderData<typeof loader>();
  const { t } = useTranslation('fleet');
  const labels = useLabels(newLockoutFields);
  const form = useForm(NewLockout, { reply: useActionData<typeof action>(), values, labels });
  const options = vehicles.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormScreen
      area="company"
      back={{ to: to.occupancy(), label: t('occupancy.title') }}
      title={title}
      intro={<p className="measure">{t('occupancy.addIntro')}</p>}
      form={form}
      submit={t('occupancy.addSubmit')}
    >
      <FormFields
        form={form}
        fields={newLockoutFields}
        only={['vehicleId']}
        with={{ vehicleId: { options, placeholder: t('occupancy.chooseVehicle') } }}
      />
      <LockoutPeriod form={form} />
    </FormScreen>
  );
}
