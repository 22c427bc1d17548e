// Traces: S2-055
import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { bookingPage } from '@bff/areas/bookings';
import { rejectChange } from '@bff/domain/bookings';
import { formatDateTime } from '@formats';
import { errorMessage } from '~/forms/error-text';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const { page } = await bookingPage(actor, params['id'] ?? '');
  const { number, proposal } = page;
  const t = translator(request);
  const isOpen = proposal?.isOpen ?? false;
  return confirmation(
    request,
    {
      title: t('bookings:proposal.rejecting.title', { number }),
      text: [t('bookings:proposal.rejecting.text')],
      facts: proposal
        ? [
            { label: t('booking:change.preview.stops'), value: proposal.after.stops.join(' – ') },
            { label: t('booking:change.preview.departure'), value: formatDateTime(proposal.after.departure) },
          ]
        : [],
      fields: [{ name: 'reason', label: t('bookings:cancel.reason'), hint: t('bookings:cancel.reasonHint') }],
      submit: t('bookings:proposal.rejecting.submit'),
      keep: t('bookings:proposal.rejecting.keep'),
      back: to.companyBooking(number),
      backLabel: t('bookings:details.title', { number }),
      refusal: isOpen ? undefined : errorMessage(t, 'booking.changeOver'),
    },
    isOpen ? 200 : 409,
  );
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const bookingNumber = params['id'] ?? '';
  // A booking of another company is not there; the form could only say that it cannot be done.
  await bookingPage(actor, bookingNumber);
  return saveForm(request, confirmationSchema(['reason']), {
    run: ({ reason }) => rejectChange(actor, { bookingNumber, reason }),
    done: () => redirectWithFlash(request, to.companyBooking(bookingNumber), 'bookings:flash.changeRejected'),
  });
}

/** The company cannot drive the trip as its customer wants it now: it stays as it was booked. */
export default function RejectChange() {
  return <ConfirmScreen area="company" />;
}
