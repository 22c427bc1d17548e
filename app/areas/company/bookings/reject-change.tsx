// Traces: S2-055
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { bookingPage } from '@bff/areas/bookings';
import { rejectChange } from '@bff/domain/bookings';
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
    const actor = await requireActor(request);
    return { actor, ...(await bookingPage(actor, params['id'] ?? '')).page };
  },
  ask: ({ number, proposal }, t) => ({
    title: t('bookings:proposal.rejecting.title', { number }),
    text: [t('bookings:proposal.rejecting.text')],
    // Both: the departure that is declined, on its own, would read as the one that stays.
    facts: proposal
      ? (['was', 'becomes'] as const).map((version) => {
          const { stops, departure, bus } = version === 'was' ? proposal.before : proposal.after;
          const when = t('common:when', { at: departure });
          const isOtherBus = proposal.before.bus?.id !== proposal.after.bus?.id;
          const value = [stops.join(' – '), when, ...(bus && isOtherBus ? [bus.registrationNumber] : [])].join(', ');
          return { label: t(`booking:change.preview.${version}`), value };
        })
      : [],
    fields: [{ name: 'reason', label: t('bookings:cancel.reason'), hint: t('bookings:cancel.reasonHint.operator') }],
    submit: t('bookings:proposal.rejecting.submit'),
    keep: t('bookings:proposal.rejecting.keep'),
    back: to.companyBooking(number),
    backLabel: t('bookings:details.title', { number }),
    refusal: proposal?.isOpen ? undefined : errorMessage(t, 'booking.changeOver'),
  }),
  says: () => confirmationSchema(['reason']),
  change: ({ actor, number }, { reason }) => rejectChange(actor, { bookingNumber: number, reason }),
  done: ({ number }) => ({ to: to.companyBooking(number), flash: 'bookings:flash.changeRejected' }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** The company cannot drive the trip as its customer now wants it: it stays as booked. */
export default function RejectChange() {
  return <ConfirmScreen area="company" />;
}
