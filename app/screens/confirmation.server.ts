import { data } from '@remix-run/node';
import { partial } from 'zod/mini';
import { DomainError } from '@bff/domain/shared/errors';
import { withDraft } from '~/forms/save-form.server';
import { type Confirmation, confirmationSchema } from './confirmation';

/** A declared machine of states, as nouns have them. */
interface States<State extends string> {
  states: readonly State[];
  allows: (from: State, to: State) => boolean;
}

/** What the loader of a ConfirmScreen answers, with what had been typed before a login. */
export const confirmation = async (request: Request, confirm: Omit<Confirmation, 'typed'>, status = 200) =>
  data(await asked(request, confirm), { status });

/** The same, for a loader that answers more. */
export async function asked(
  request: Request,
  confirm: Omit<Confirmation, 'typed'>,
): Promise<{ title: string; confirm: Confirmation }> {
  const typed = confirm.fields ? await withDraft(request, {}) : undefined;
  return { title: confirm.title, confirm: typed ? { ...confirm, typed } : confirm };
}

/** The state that the address asks for (`?to=`); it comes from a link. @throws DomainError `input.invalid` */
export function wantedState<State extends string>(request: Request, { states }: States<State>): State {
  const to = new URL(request.url).searchParams.get('to');
  const wanted = states.find((state) => state === to);
  if (wanted === undefined) throw new DomainError('input.invalid');
  return wanted;
}

/** Bringing back to work needs no reason; everything else does. */
const needsReason = (to: string): boolean => to !== 'active';
export const statusSchema = (to: string) =>
  needsReason(to) ? confirmationSchema(['reason']) : partial(confirmationSchema(['reason']));

/** The confirmation of a change of state: with the reason, and without the red of what takes something away. */
export function statusConfirmation(
  to: string,
  { reason, ...confirm }: Omit<Confirmation, 'fields' | 'isHarmless'> & { reason: { label: string; hint: string } },
): Confirmation {
  return needsReason(to) ? { ...confirm, fields: [{ name: 'reason', ...reason }] } : { ...confirm, isHarmless: true };
}
