// Traces: S2-055
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import { busChoices, type BusHindrance, type OtherBus, swapVehicle } from '@bff/domain/bookings';
import { Banner } from '@ds/patterns/Banner/Banner';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import { FormFields } from '~/forms/FormFields';
import { useLabels } from '~/forms/labels';
import { Revision } from '~/forms/Revision';
import { saveForm, withDraft } from '~/forms/save-form.server';
import { useForm } from '~/forms/use-form';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { useLocale } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { FormPart, Screen } from '~/screens/FormScreen';
import { Refusal } from '~/screens/Refusal';
import { to } from '~/to';
import { BusChange, busChangeFields } from './handling-fields';
import { spansInText } from '../occupancy/occupancy-words';
import { HinderedSection, OtherWays } from './OtherWays';
import { TripInShort } from './TripInShort';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const number = params['id'] ?? '';
  const choices = await busChoices(actor, number);
  const title = translator(request)('bookings:swap.title', { number });
  const values = await withDraft(request, {});
  return data({ title, number, ...choices, values }, { status: choices.isOver ? 409 : 200 });
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

/** Why a bus cannot take over, in a few words. */
function hindranceText(
  t: Translate<'bookings'>,
  hindrance: BusHindrance,
  { seats, wheelchairPlaces }: OtherBus,
  { passengers, wheelchairs }: { passengers: number; wheelchairs: number },
  spanOf: ReturnType<typeof spansInText>,
): string {
  switch (hindrance.kind) {
    case 'busy':
      return t(`swap.busy.${hindrance.with}`, {
        span: spanOf(hindrance.start.getTime(), hindrance.end.getTime()),
      });
    case 'seats':
      return t('swap.tooFewSeats', { count: seats, passengers });
    case 'wheelchairs':
      return t('swap.tooFewWheelchairs', { count: wheelchairPlaces, wheelchairs });
    case 'notForSale':
      return t('swap.notForSale');
  }
}

/** Chooses another of the company's buses: those that are large enough and free, and the others with what speaks against them. */
export default function SwapVehicle() {
  const { title, number, trip, buses, others, values, revision, isOver, onCall, ...party } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('bookings');
  const spanOf = spansInText(useLocale());
  const labels = useLabels(busChangeFields);
  const form = useForm(BusChange, { reply: useActionData<typeof action>(), values, labels });
  const nameOf = ({ registrationNumber, busType, model }: OtherBus) =>
    `${registrationNumber}, ${t(`booking:busType.${busType}`)} ${model}`;
  return (
    <Screen
      area="company"
      back={{ to: to.companyBooking(number), label: t('details.title', { number }) }}
      title={title}
      meta={<TripInShort {...trip} />}
    >
      <ErrorSummary {...form.summary} />
      {isOver ? (
        <Refusal back={to.companyBooking(number)}>{t('swap.over')}</Refusal>
      ) : (
        <>
          {buses.length === 0 ? (
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
                      options: buses.map((bus) => ({
                        value: String(bus.id),
                        label: nameOf(bus),
                        hint: [
                          t('booking:seats', { count: bus.seats }),
                          ...(bus.wheelchairPlaces > 0
                            ? [t('booking:passengers.wheelchairs', { count: bus.wheelchairPlaces })]
                            : []),
                        ].join(', '),
                      })),
                    },
                  }}
                />
              </FormPart>
            </>
          )}
          <HinderedSection
            title={t('swap.hindered')}
            hindered={others.map((bus) => ({
              name: nameOf(bus),
              reasons: bus.hindrances.map((one) => ({
                text: hindranceText(t, one, bus, party, spanOf),
                // A bus that is only held is nobody's booking yet.
                bookingNumber: one.kind === 'busy' && one.with === 'booked' ? one.bookingNumber : null,
              })),
            }))}
          />
          {buses.length === 0 ? (
            <OtherWays
              onCall={onCall}
              ways={[
                { to: to.addVehicle(), label: t('swap.add') },
                { to: to.occupancy(), label: t('swap.occupancy') },
              ]}
            />
          ) : null}
        </>
      )}
    </Screen>
  );
}
