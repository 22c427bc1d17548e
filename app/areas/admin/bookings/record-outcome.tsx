// Traces: S4-040, S4-059
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { seeHandled } from '@bff/domain/bookings';
import { findJourney, outcomeRefusal, outcomeRevision, recordOutcome } from '@bff/domain/journeys';
import { JOURNEY_OUTCOMES } from '@states/journey-states';
import { errorMessage } from '~/forms/error-text';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { confirmationSchema } from '~/screens/confirmation';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request, 'admin');
    const { order, booking } = await seeHandled(actor, params['id'] ?? '');
    return { actor, order, booking, journey: await findJourney(actor, booking.journeyNumber ?? '') };
  },
  ask: ({ order, booking, journey }, t) => {
    const refusal = outcomeRefusal(journey);
    const found = booking.journeyOutcome;
    return {
      title: t('bookings:outcome.title'),
      over: `${order.stops[0]?.name} – ${order.stops.at(-1)?.name}`,
      text: [
        found
          ? t('bookings:outcome.textAgain', {
              said: t(`bookings:outcome.said.${found.outcome}`, { source: found.source }),
            })
          : t('bookings:outcome.text'),
      ],
      facts: [
        { label: t('bookings:list.departure'), value: t('common:when', { at: booking.departure }) },
        { label: t('bookings:details.company'), value: booking.company.name },
        ...(booking.driverName ? [{ label: t('bookings:details.driver'), value: booking.driverName }] : []),
      ],
      fields: [
        {
          name: 'outcome',
          label: t('bookings:outcome.found'),
          value: found?.outcome,
          options: JOURNEY_OUTCOMES.map((value) => ({
            value,
            label: t(`bookings:outcome.${value}`),
            hint: t(`bookings:outcome.${value}Hint`),
          })),
        },
        {
          name: 'source',
          label: t('bookings:outcome.source'),
          hint: t('bookings:outcome.sourceHint'),
          value: found?.source,
        },
      ],
      revision: outcomeRevision(journey),
      submit: t('bookings:outcome.submit'),
      isHarmless: true,
      keep: t('bookings:outcome.keep'),
      back: to.adminBooking(booking.number),
      backLabel: t('bookings:details.title', { number: booking.number }),
      refusal: refusal && errorMessage(t, refusal),
    };
  },
  says: () => confirmationSchema(['outcome', 'source', 'revision']),
  change: ({ actor, journey }, { revision, ...found }) => recordOutcome(actor, journey.number, found, revision),
  done: ({ booking }) => ({ to: to.adminBooking(booking.number), flash: 'bookings:flash.outcomeRecorded' }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks an administrator how a trip went that nobody reported, and who says so. */
export default function RecordOutcome() {
  return <ConfirmScreen area="admin" />;
}
