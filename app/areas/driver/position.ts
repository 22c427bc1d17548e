import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { findJourney, sharePosition } from '@bff/domain/journeys';
import { parseForm } from '~/forms/parse-form.server';
import { requireActor } from '~/http/actor.server';
import { DomainError } from '@bff/domain/shared/errors';
import { PositionForm } from './position-form.server';

/** There is no page: devices report their position here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await findJourney(await requireActor(request), params['id'] ?? '');
  return new Response(null, { status: 204 });
}

/** Records the driver's position, from the page's script; the response is empty. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const form = await parseForm(request, PositionForm);
  if (!form.ok) throw new DomainError('input.invalid');
  const { at, lat, lon, accuracy } = form.value;
  await sharePosition(actor, params['id'] ?? '', { at: new Date(at), lat, lon, accuracyMetres: accuracy ?? null });
  return new Response(null, { status: 204 });
}
