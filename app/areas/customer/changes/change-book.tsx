// Traces: S2-036
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { bookingChange, type ChangePreview, changePreview, sendChange } from '@bff/areas/customer';
import { withUnknownPlaces } from '@bff/areas/public';
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
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import {
  AgreedForm,
  type ChangeView,
  PassengersForm,
  readRoute,
  routeValuesOf,
  valuesOfTrip,
  withEmptyRow,
} from './change-fields.server';
import { PassengersPart } from './PassengersPart';
import { PreviewPart } from './PreviewPart';
import { RoutePart } from './RoutePart';
import { countsOf, refusalsOf, typedCounts } from './route-values';
import { WaitingPart } from './WaitingPart';
import { WriteToSupport } from '../parts/WriteToSupport';

export const headers = privatePage;

export const handle: PageHandle = { island: true, i18n: ['errors'] };

const numberOf = (request: Request) => new URL(request.url).searchParams.get('booking') ?? '';

/** The result for the address's query: nothing yet, something to answer first, or the changed trip. */
async function previewOf(request: Request, change: ChangeView) {
  const { bookingNumber, route } = change;
  const actor = await requireActor(request, 'customer');
  const { searchParams } = new URL(request.url);
  const typed = searchParams.has('departure') ? routeValuesOf(searchParams) : null;
  const values = withEmptyRow(typed ?? valuesOfTrip(change));
  const nothing = { values, errors: [], choices: [], planned: null };
  if (!typed) return nothing;
  const read = readRoute(typed, route.hasReturn);
  if ('errors' in read) {
    const rows = typed.stops.map(({ stop, stopId = '' }) => ({ stop, stopId }));
    return { ...nothing, values: typed, errors: await withUnknownPlaces(read.errors, rows, localeOf(request)) };
  }
  const preview: ChangePreview = await changePreview(actor, bookingNumber, read.asked);
  const rowOf = (index: number) => read.rows[index] ?? index;
  if (preview.kind === 'planned') return { ...nothing, planned: preview };
  if (preview.kind === 'places') {
    const choices = preview.choices.map(({ index, ...choice }) => ({ row: rowOf(index), ...choice }));
    return { ...nothing, values: typed, choices };
  }
  const errors = preview.errors.map(({ field, message }) => {
    const [, kind, index] = /^(stop|wait|street|homeStreet)-(\d+)$/.exec(field) ?? [];
    return { field: kind ? `${kind}-${rowOf(Number(index))}` : field, message };
  });
  return { ...nothing, values: typed, errors };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'customer');
  const change = await bookingChange(actor, numberOf(request));
  const title = translator(request)('booking:change.title');
  const saved = countsOf(valuesOfTrip(change));
  const passengers = await withDraft(request, saved, 'passengers');
  const isOpen = change.refusal === null && change.routeRefusal === null && change.waiting === null;
  const route = isOpen ? await previewOf(request, change) : null;
  const status = change.refusal && !change.waiting ? 409 : route && route.errors.length > 0 ? 422 : 200;
  return data({ title, change, saved, passengers, route }, { status });
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
  const { title, change, saved, passengers, route } = useLoaderData<typeof loader>();
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
          <h1>{title}</h1>
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
          <PreviewPart
            bookingNumber={bookingNumber}
            preview={planned}
            counts={countsOf(route.values)}
            revision={change.revision}
            reply={reply}
          />
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
