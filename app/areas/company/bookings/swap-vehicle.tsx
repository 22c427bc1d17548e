// Traces: S2-055
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { busChoices, swapVehicle } from '@bff/domain/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { Revision } from '~/forms/Revision';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { FormPart, Screen } from '~/screens/FormScreen';
import { to } from '~/to';
import { BusChange, busChangeFields } from './handling-fields';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const number = params['id'] ?? '';
  const choices = await busChoices(actor, number);
  const title = translator(request)('bookings:swap.title', { number });
  return data({ title, number, ...choices, values: await withDraft(request, {}) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const bookingNumber = params['id'] ?? '';
  // A booking of another company does not exist to the actor; the form could only say that it cannot be done.
  await busChoices(actor, bookingNumber);
  return saveForm(request, BusChange, {
    run: ({ vehicleId, revision }) => swapVehicle(actor, { bookingNumber, vehicleId, revision }),
    done: () => redirectWithFlash(request, to.companyBooking(bookingNumber), 'bookings:flash.swapped'),
  });
}

/** Chooses another of the company's buses, among those that are large enough and free. */
export default function SwapVehicle() {
  const { title, number, buses, values, revision, isOver } = useLoaderData<typeof loader>();
  const { t } = useTranslation('bookings');
  const labels = useLabels(busChangeFields);
  const form = useForm(BusChange, { reply: useActionData<typeof action>(), values, labels });
  return (
    <Screen
      area="company"
      back={{ to: to.companyBooking(number), label: t('details.title', { number }) }}
      title={title}
    >
      <ErrorSummary {...form.summary} />
      {isOver ? (
        <Banner tone="warning">{t('swap.over')}</Banner>
      ) : buses.length === 0 ? (
        <Banner tone="warning">{t('swap.none')}</Banner>
      ) : (
        <>
          <p className="measure">{t('swap.intro')}</p>
          <FormPart form={form} submit={t('swap.submit')} errorsAbove>
            <Revision form={form} current={revision} />
            <FormFields
              form={form}
              fields={busChangeFields}
              with={{
                vehicleId: {
                  variant: 'list',
                  options: buses.map(({ id, registrationNumber, busType, model, seats, wheelchairPlaces }) => ({
                    value: String(id),
                    label: `${registrationNumber}, ${t(`booking:busType.${busType}`)} ${model}`,
                    hint: [
                      t('booking:seats', { count: seats }),
                      ...(wheelchairPlaces > 0
                        ? [t('booking:passengers.wheelchairs', { count: wheelchairPlaces })]
                        : []),
                    ].join(', '),
                  })),
                },
              }}
            />
          </FormPart>
        </>
      )}
    </Screen>
  );
}
