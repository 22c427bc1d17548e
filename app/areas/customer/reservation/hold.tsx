// Traces: S1-007
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { holdAgain, holdPicked, searchOfOffer } from '@bff/areas/customer';
import { withReturnUrl } from '@bff/domain/sessions';
import { DomainError } from '@bff/domain/shared/errors';
import { readForm } from '~/forms/parse-form.server';
import { PageFrame } from '~/frame/PageFrame';
import { guardArea, requireActor } from '~/http/actor.server';
import { moveDraft } from '~/http/draft.server';
import { localePath } from '~/http/locale-path';
import { keepPicked } from '~/http/picked-offers.server';
import { resultsAsLeft } from '~/http/results-as-left.server';
import { currentSession } from '~/http/session.server';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { to } from '~/to';
import { refusedTitle } from './offer-gone';
import { OfferGone } from './OfferGone';

export async function loader({ request }: LoaderFunctionArgs) {
  await guardArea(request, 'general');
  return { title: translator(request)('reservation:gone.notHeld') };
}

/**
 * Holds an offer, or the buses of an order whose time ran out (`again`). A visitor logs in or registers first; the login then holds the
 * offer, its price still honoured.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request.clone());
  const again = form.get('again');
  if (typeof again === 'string' && again !== '') return takeAgain(request, again);
  if (!form.has('offer') && form.has('stop')) throw ledOn(request, form);
  const typed = form.get('offer');
  const sealed = typeof typed === 'string' ? typed : '';
  const search = searchOfOffer(sealed); // refuses anything that is not an offer before anything else
  if (!(await currentSession(request))?.user) {
    const { path, headers } = await keepPicked(request, { sealed, results: resultsIn(form) });
    const login = withReturnUrl(localePath(request, to.login()), localePath(request, path));
    return redirect(login, { status: 303, headers });
  }
  const actor = { ...(await requireActor(request, 'customer')), language: localeOf(request) };
  try {
    const held = await holdPicked(actor, sealed);
    // A different price, none, or too many held: the page that shows a picked offer says so, and is there again when others are released.
    return held && 'orderNumber' in held
      ? redirect(localePath(request, reservationOf(held.orderNumber)), 303)
      : await showPicked(request, { sealed, results: resultsIn(form) });
  } catch (error) {
    return refused(request, error, await resultsAsLeft(request, search));
  }
}

/**
 * Text browsers send the results' form here, whatever button was pressed: one that keeps what is ticked on another page, or one that takes
 * it to a comparison, which knows the way to a quote request.
 */
function ledOn(request: Request, form: FormData) {
  const page = form.has('page') ? to.search() : to.compareOffers();
  return redirect(localePath(request, `${page}?${new URLSearchParams(textsIn(form))}`), 303);
}

const textsIn = (form: FormData) =>
  [...form].filter((field): field is [string, string] => typeof field[1] === 'string');

/** The query of the results whose form was sent; empty if an offer was sent by itself. */
const resultsIn = (form: FormData): string =>
  new URLSearchParams(textsIn(form).filter(([name, value]) => name !== 'offer' && value !== '')).toString();

async function takeAgain(request: Request, orderNumber: string) {
  const actor = { ...(await requireActor(request, 'customer')), language: localeOf(request) };
  const before = reservationOf(orderNumber);
  try {
    const held = await holdAgain(actor, orderNumber);
    if (!held) return redirect(localePath(request, before), 303);
    if ('sealed' in held) return await showPicked(request, { sealed: held.sealed, results: '' });
    const after = reservationOf(held.orderNumber);
    await moveDraft(request, localePath(request, before), localePath(request, after));
    return redirect(localePath(request, after), 303);
  } catch (error) {
    return refused(request, error, null);
  }
}

/** To the page that shows a picked offer. */
async function showPicked(request: Request, picked: Parameters<typeof keepPicked>[1]) {
  const { path, headers } = await keepPicked(request, picked);
  return redirect(localePath(request, path), { status: 303, headers });
}

const reservationOf = (orderNumber: string): string => `${to.editReservation()}?order=${orderNumber}`;

/** The page after a refusal: its heading, which is its title too, and what the refusal was. */
function refused(request: Request, error: unknown, search: string | null) {
  if (!(error instanceof DomainError)) throw error;
  const { key, params, status } = error;
  const title = refusedTitle(translator(request), error);
  return data({ title, error: [key, ...params].join(','), search }, { status });
}

/** Shown if the bus could not be held: why, and what else is free. It has its own address, so that it needs no order. */
export default function Hold() {
  const refused = useActionData<typeof action>();
  const { error = 'booking.offerInvalid', search = null } = refused ?? {};
  return (
    <PageFrame width="narrow">
      <OfferGone error={error} search={search} />
    </PageFrame>
  );
}
