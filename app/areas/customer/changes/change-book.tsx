// Traces: S2-036
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { bookingChange } from '@bff/areas/customer';
import { changePassengers } from '@bff/domain/bookings';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatLongDate } from '@formats';
import { useErrorMessage } from '~/forms/error-text';
import { byIntent, saveForm, withDraft } from '~/forms/save-form.server';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { useLocale, usePath } from '~/http/paths';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { PassengersForm } from './change-fields.server';
import { PassengersPart } from './PassengersPart';

export const headers = privatePage;

const numberOf = (request: Request) => new URL(request.url).searchParams.get('booking') ?? '';

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const change = await bookingChange(actor, numberOf(request));
  const title = translator(request)('booking:change.title', { number: change.bookingNumber });
  const { adults, children, wheelchairs } = change;
  const saved = { adults: String(adults), children: String(children), wheelchairs: String(wheelchairs) };
  const passengers = await withDraft(request, saved, 'passengers');
  return data({ title, change, saved, passengers }, { status: change.refusal ? 409 : 200 });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const bookingNumber = numberOf(request);
  // Another's is not there, rather than refused.
  await bookingChange(actor, bookingNumber);
  return byIntent(request, {
    passengers: (form) =>
      saveForm(request, PassengersForm, {
        form,
        run: ({ revision, ...wanted }) =>
          changePassengers(actor, { bookingNumber, ...wanted, ...(revision ? { revision } : {}) }),
        done: () => redirectWithFlash(request, to.booking(bookingNumber), 'booking:change.flash.passengers'),
      }),
  });
}

/** What a customer can have otherwise on a trip that is booked. */
export default function ChangeBookingPage() {
  const { title, change, saved, passengers } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const path = usePath();
  const message = useErrorMessage();
  const { bookingNumber, from, departure, refusal } = change;
  return (
    <PageFrame width="narrow">
      <Stack gap="l">
        <BackLink href={path(to.booking(bookingNumber))}>{t('change.back')}</BackLink>
        <Stack gap="s">
          <h1>{title}</h1>
          <p>{t('change.trip', { from, to: change.to, date: formatLongDate(departure, locale) })}</p>
        </Stack>
        {refusal ? (
          <Banner tone="warning" title={t('change.cannot')}>
            {message(refusal)}
          </Banner>
        ) : (
          <PassengersPart
            seats={change.seats}
            revision={change.revision}
            saved={saved}
            values={passengers}
            reply={reply}
          />
        )}
      </Stack>
    </PageFrame>
  );
}
