// Traces: S1-003, S2-047
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  ownReservation,
  pickedPage,
  type PickedPage,
  type ReservationOver,
  reservationView,
  settleReturned,
  type ReservationView,
} from '@bff/areas/customer';
import { completeReservation, extendHold, mailPayLink, startPayment } from '@bff/domain/bookings';
import { DomainError } from '@bff/domain/shared/errors';
import { parseForm, readForm } from '~/forms/parse-form.server';
import { requireActor } from '~/http/actor.server';
import { answer } from '~/http/answer.server';
import { redirectWithFlash } from '~/http/flash.server';
import { draftOf, dropDraft, keepDraft, textsOf } from '~/http/draft.server';
import type { PageHandle } from '~/http/page-handle';
import { localePath } from '~/http/locale-path';
import { pickedIn } from '~/http/picked-offers.server';
import { resultsAsLeft } from '~/http/results-as-left.server';
import type { Translate } from '~/i18n/text-keys';
import { translator } from '~/i18n/i18n.server';
import { PageFrame } from '~/frame/PageFrame';
import { to } from '~/to';
import { offerGoneTitle, refusedTitle } from './offer-gone';
import { NotHere } from './NotHere';
import { OfferGone } from './OfferGone';
import { PickedOfferPage } from './PickedOfferPage';
import { ReservationPage } from './ReservationPage';
import { TIME_ID } from './reservation-parts';
import { reservationSchema } from './reservation-schema';
import { NOT_KEPT } from '@bff/platform/cache-control';

export const handle: PageHandle = { island: true, i18n: ['common', 'errors', 'reservation'] };

const orderOf = (request: Request) => new URL(request.url).searchParams.get('order') ?? '';

const notHere = (t: Translate, what: 'offer' | 'order') =>
  data({ ...NOTHING, title: t(`reservation:notHere.${what}`), absent: what }, { status: 404, headers: PRIVATE });

/** The page shows one of these. */
const NOTHING: {
  picked: PickedPage | null;
  reservation: ReservationView | null;
  /** The query of the results that it was picked from. */
  results: string;
  typed: Record<string, string>;
  /** The order has been released. */
  over: ReservationOver | null;
  /** What was typed into it waits for the buses to be held again. */
  isKept: boolean;
  /** What the address says is not there for this reader. */
  absent: 'offer' | 'order' | null;
} = { picked: null, reservation: null, results: '', typed: {}, over: null, isKept: false, absent: null };

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(request);
  const offer = new URL(request.url).searchParams.get('offer');
  const sealed = offer ? await pickedIn(request, offer) : '';
  // Nobody logs in for nothing.
  if (offer && sealed === '') return notHere(t, 'offer');
  const actor = await requireActor(request, 'customer');
  if (offer) {
    const picked = await pickedPage(actor, sealed);
    const { checked, refusal } = picked;
    const title = refusal ? refusedTitle(t, refusal) : t(`reservation:${titles[checked.state]}`);
    return data(
      { ...NOTHING, title, picked, results: await resultsAsLeft(request, searchOf(picked)) },
      { status: refusal || checked.state === 'gone' ? 409 : 200, headers: PRIVATE },
    );
  }
  if (new URL(request.url).searchParams.has('returned')) await settleReturned(actor, orderOf(request));
  const reservation = await ownReservation(actor, orderOf(request));
  if (!reservation) return notHere(t, 'order');
  const results = await resultsAsLeft(request, reservation.search);
  if ('over' in reservation) {
    if (reservation.over === 'booking.alreadyConfirmed')
      throw redirect(localePath(request, to.purchase(reservation.number)));
    return data(
      {
        ...NOTHING,
        title: t(offerGoneTitle(reservation.over)),
        over: reservation,
        results,
        isKept: isWritten(textsOf(await draftOf(request))),
      },
      { status: 409, headers: PRIVATE },
    );
  }
  // What was typed when the session ended or a pay link was requested.
  const typed = textsOf(await draftOf(request));
  const title = t(reservation.lastPaymentFailed ? 'reservation:failed.title' : 'reservation:title');
  return data({ ...NOTHING, title, reservation, results, typed }, { headers: PRIVATE });
}

/** The query of a search for its trip. */
const searchOf = ({ checked }: PickedPage): string =>
  checked.state === 'gone' ? checked.search : checked.offer.search;

/** More than the page filled in itself. */
const isWritten = (typed: Record<string, string>): boolean =>
  Object.entries(typed).some(
    ([name, text]) => text.trim() !== '' && /^(?:(?:street|homeStreet)-\d+|comment|specialRequests)$/.test(name),
  );

const titles = {
  asPicked: 'picked.title',
  samePrice: 'picked.title',
  otherPrice: 'otherPrice.title',
  gone: 'gone.title',
} as const;

const PRIVATE = { 'cache-control': NOT_KEPT };
export const headers = () => PRIVATE;

export async function action({ request }: ActionFunctionArgs) {
  // First: if nobody is logged in any more, what was typed is kept from the request, which must not have been read.
  const actor = await requireActor(request, 'customer');
  const form = await readForm(request);
  // Enter in a field presses a button that says nothing.
  const intent = form.get('intent') ?? 'pay';
  const orderNumber = orderOf(request);
  const back = `${to.editReservation()}?order=${orderNumber}`;
  if (intent === 'extend') {
    // From a form of its own nothing is sent that could be kept.
    const headers = form.has('contactName') ? await keepDraft(request, form) : new Headers();
    await extendHold(actor, orderNumber);
    return redirectWithFlash(request, `${back}#${TIME_ID}`, 'reservation:extend.done', { headers });
  }
  if (intent === 'payLink') {
    const headers = await keepDraft(request, form);
    try {
      const { email } = await mailPayLink(actor, orderNumber);
      return await redirectWithFlash(request, back, 'flash:booking.payLinkSent', { params: { email }, headers });
    } catch (error) {
      if (!(error instanceof DomainError && error.key === 'request.tooMany')) throw error;
      const minutes = Math.ceil(Number(error.params[0]) / 60);
      return redirectWithFlash(request, back, 'flash:booking.payLinkWait', {
        params: { minutes },
        kind: 'error',
        headers,
      });
    }
  }
  if (intent !== 'pay' && intent !== 'keep') throw data({ key: 'input.invalid', params: [] }, { status: 400 });
  const reservation = await reservationView(actor, orderNumber);
  // `keep`: the page's time ran out while it was being filled in.
  if ('over' in reservation || intent === 'keep') {
    if (intent === 'pay' && 'over' in reservation && reservation.over !== 'booking.holdExpired')
      throw new DomainError(reservation.over);
    // The page says what has become of it, and offers to hold the bus again; the input is kept.
    return redirect(localePath(request, back), { status: 303, headers: await keepDraft(request, form) });
  }
  const parsed = await parseForm(
    form,
    reservationSchema(reservation.stops.length, {
      isOfUnit: reservation.units !== null,
      seats: reservation.seats,
    }),
  );
  if (!parsed.ok) return parsed.reply();
  return answer(
    completeReservation(actor, orderNumber, parsed.value).then(() => startPayment(actor, orderNumber)),
    {
      form: parsed,
      done: async ({ url }) => {
        await dropDraft(request);
        return redirect(url, 303);
      },
    },
  );
}

export default function EditReservation() {
  const { picked, reservation, results, typed, over, isKept, absent } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <PageFrame width="wide">
      {absent ? <NotHere what={absent} /> : null}
      {picked ? <PickedOfferPage page={picked} results={results} /> : null}
      {reservation ? <ReservationPage reservation={reservation} results={results} typed={typed} reply={reply} /> : null}
      {over ? (
        <OfferGone
          error={over.over}
          search={results}
          trip={over.trip}
          again={over.canHoldAgain ? over.number : null}
          isKept={isKept}
          quote={over.openQuote}
        />
      ) : null}
    </PageFrame>
  );
}
