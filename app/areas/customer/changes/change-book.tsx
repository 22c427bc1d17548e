// Traces: S2-036
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { bookingChange, sendChange } from '@bff/areas/customer';
import { changePassengers, payChange, withdrawChange } from '@bff/domain/bookings';
import { DomainError } from '@bff/domain/shared/errors';
import { BackLink } from '@ds/patterns/BackLink/BackLink';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatDay } from '@formats';
import { useErrorMessage } from '~/forms/error-text';
import { byIntent, saveForm, withDraft } from '~/forms/save-form.server';
import { PageFrame } from '~/frame/PageFrame';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { useLocale, usePath } from '~/http/paths';
import type { PageHandle } from '~/http/page-handle';
import { privatePage } from '~/http/private-page';
import { to } from '~/to';
import { AgreedForm, PassengersForm, readRoute, routeValuesOf, valuesOfTrip } from './change-fields.server';
import { askedChange, titleOfChange } from './asked-change.server';
import { PassengersPart } from './PassengersPart';
import { PreviewPart } from './PreviewPart';
import { RoutePart } from './RoutePart';
import { countsOf, refusalsOf, typedCounts } from './route-values';
import { WaitingPart } from './WaitingPart';
import { WriteToSupport } from '../parts/WriteToSupport';

export const headers = privatePage;

export const handle: PageHandle = { island: true, i18n: ['errors'] };

const numberOf = (request: Request) => new URL(request.url).searchParams.get('booking') ?? '';

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const change = await bookingChange(actor, numberOf(request));
  const saved = countsOf(valuesOfTrip(change));
  const passengers = await withDraft(request, saved, 'passengers');
  const isOpen = change.refusal === null && change.routeRefusal === null && change.waiting === null;
  const route = isOpen ? await askedChange(request, change) : null;
  const isWrong = route !== null && route.errors.length > 0;
  const status = change.refusal && !change.waiting ? 409 : isWrong ? 422 : 200;
  return data({ title: titleOfChange(request, route), change, saved, passengers, route }, { status });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const bookingNumber = numberOf(request);
  // Another's booking does not exist to the actor, rather than being refused.
  const { route } = await bookingChange(actor, bookingNumber);
  const here = `${to.changeBooking()}?booking=${bookingNumber}`;
  return byIntent(request, {
    passengers: (form) =>
      saveForm(request, PassengersForm, {
        form,
        run: ({ revision, ...wanted }) => changePassengers(actor, { bookingNumber, ...wanted, revision }),
        done: () => redirectWithFlash(request, to.booking(bookingNumber), 'booking:change.flash.passengers'),
      }),
    trip: (form) =>
      saveForm(request, AgreedForm, {
        form,
        run: ({ agreedTotal }) => {
          const read = readRoute(routeValuesOf(new URL(request.url).searchParams), route.hasReturn);
          if ('errors' in read) throw new DomainError('booking.changeOver');
          return sendChange(actor, bookingNumber, { asked: read.asked, agreedTotal });
        },
        done: ({ payUrl, isProposed }) =>
          payUrl
            ? redirect(payUrl, 303)
            : isProposed
              ? redirectWithFlash(request, here, 'booking:change.flash.proposed')
              : redirectWithFlash(request, to.booking(bookingNumber), 'booking:change.flash.applied'),
      }),
    pay: async () => redirect((await payChange(actor, bookingNumber)).url, 303),
    withdraw: async () => {
      await withdrawChange(actor, bookingNumber);
      return redirectWithFlash(request, here, 'booking:change.flash.withdrawn');
    },
  });
}

/** What a customer can change on a booked trip. */
export default function ChangeBookingPage() {
  const { change, saved, passengers, route } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const path = usePath();
  const message = useErrorMessage();
  const { bookingNumber, from, departure, refusal } = change;
  const planned = route?.planned ?? null;
  return (
    <PageFrame width="narrow">
      <Stack gap="l">
        <BackLink href={path(to.booking(bookingNumber))}>{t('change.back')}</BackLink>
        <Stack gap="s">
          <h1>{t('change.title')}</h1>
          <p>{t('change.subject', { from, to: change.to, date: formatDay(departure, locale) })}</p>
        </Stack>
        {planned?.isSame ? <Banner tone="info">{t('change.preview.same')}</Banner> : null}
        {change.rejection ? (
          <Banner tone="warning" title={t('change.proposal.rejected')}>
            {change.rejection}
          </Banner>
        ) : null}
        {change.waiting ? (
          <WaitingPart waiting={change.waiting} reply={reply} />
        ) : refusal ? (
          <>
            <Banner tone="warning" title={t('change.cannot')}>
              {message(refusal)}
            </Banner>
            <WriteToSupport about={t('change.about', { number: change.orderNumber })} />
          </>
        ) : route && planned && !planned.isSame ? (
          <PreviewPart preview={planned} counts={countsOf(route.values)} revision={change.revision} reply={reply} />
        ) : route ? (
          <RoutePart
            bookingNumber={bookingNumber}
            values={{ ...route.values, ...typedCounts(reply) }}
            seats={change.seats}
            hasReturn={change.route.hasReturn}
            isDayTrip={change.route.isDayTrip}
            errors={[...refusalsOf(reply), ...route.errors]}
            choices={route.choices}
          />
        ) : (
          <>
            <PassengersPart
              seats={change.seats}
              revision={change.revision}
              saved={saved}
              values={passengers}
              reply={reply}
            />
            <Stack as="section" labelledBy="route">
              <h2 id="route">{t('change.route.title')}</h2>
              <p>
                {change.isOfSeveralBuses
                  ? t('change.byHand.several')
                  : change.routeRefusal
                    ? message(change.routeRefusal)
                    : null}
              </p>
              <WriteToSupport about={t('change.about', { number: change.orderNumber })} />
            </Stack>
          </>
        )}
      </Stack>
    </PageFrame>
  );
}
