import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { TextKey, Translate } from '~/i18n/text-keys';
import type * as z from 'zod/mini';
import { partial } from 'zod/mini';
import { DomainError } from '@bff/domain/shared/errors';
import { saveForm } from '~/forms/save-form.server';
import { redirectWithFlash } from '~/http/flash.server';
import { translator } from '~/i18n/i18n.server';
import { type Confirmation, confirmationSchema } from './confirmation';
import { confirmation } from './confirmation.server';

/** A page that asks before it changes a thing's status, or removes it. */
interface StatusChange<Found, Schema extends z.core.$ZodType> {
  /** The thing, and the actor. The action calls it too: something missing gives an error page, not a refused form. */
  find: (args: LoaderFunctionArgs) => Promise<Found>;
  /** The page's content. With a `refusal` nothing is asked, and the status is 409. */
  ask: (found: Found, t: Translate) => Omit<Confirmation, 'typed'>;
  /** The schema of what must be filled in; nothing if missing. */
  says?: (found: Found) => Schema;
  change: (found: Found, said: z.output<Schema>) => Promise<unknown>;
  /** Where to go afterwards, and the message there. */
  done: (found: Found, args: ActionFunctionArgs) => Done | Promise<Done>;
}

interface Done {
  to: string;
  flash: TextKey;
  params?: Record<string, string>;
}

/** Loader and action of such a page; the page itself is `ConfirmScreen`, which a `ConfirmLink` shows in place. */
export function statusScreen<Found, Schema extends z.core.$ZodType = ReturnType<typeof confirmationSchema>>({
  find,
  ask,
  says,
  change,
  done,
}: StatusChange<Found, Schema>) {
  return {
    async load(args: LoaderFunctionArgs) {
      const confirm = ask(await find(args), translator(args.request));
      return confirmation(args.request, confirm, confirm.refusal === undefined ? 200 : 409);
    },
    async change(args: ActionFunctionArgs) {
      const found = await find(args);
      const schema = (says?.(found) ?? confirmationSchema()) as Schema;
      return saveForm(args.request, schema, {
        run: (said) => change(found, said),
        done: async () => {
          const { to, flash, params = {} } = await done(found, args);
          return redirectWithFlash(args.request, to, flash, { params });
        },
      });
    },
  };
}

/** The state that the address asks for (`?to=`); it comes from a link. @throws DomainError `input.invalid` */
function wantedState<Wanted extends string>(request: Request, states: readonly Wanted[]): Wanted {
  const to = new URL(request.url).searchParams.get('to');
  const wanted = states.find((state) => state === to);
  if (wanted === undefined) throw new DomainError('input.invalid');
  return wanted;
}

/** Reactivating needs no reason; everything else does. */
const needsReason = (to: string): boolean => to !== 'active';
const Reason = confirmationSchema(['reason']);
const reasonFor = (to: string) => (needsReason(to) ? Reason : partial(Reason));
type AnyReason = ReturnType<typeof reasonFor>;

interface ToState<State extends string, Wanted extends State, Found extends object> {
  /** The noun's state machine. */
  machine: { allows: (from: State, to: State) => boolean };
  /** The states that the address may ask for. */
  asks: readonly Wanted[];
  /** The thing, and the actor. */
  find: (args: LoaderFunctionArgs, wanted: Wanted) => Promise<Found>;
  /** Its current state. */
  status: (found: Found) => State;
  /** The page's content; `isAllowed` according to the machine. */
  ask: (
    found: Found & { wanted: Wanted; isAllowed: boolean },
    t: Translate,
  ) => Omit<Confirmation, 'typed' | 'fields' | 'isHarmless'> & { reason: { label: string; hint: string } };
  change: (found: Found & { wanted: Wanted }, reason: string | null) => Promise<unknown>;
  done: StatusChange<Found & { wanted: Wanted }, AnyReason>['done'];
}

/** The same for the states of a noun's machine: the address names the wanted one, and all but «active» need a reason. */
export function statesScreen<State extends string, Wanted extends State, Found extends object>(
  of: ToState<State, Wanted, Found>,
) {
  return statusScreen<Found & { wanted: Wanted }, AnyReason>({
    async find(args) {
      const wanted = wantedState(args.request, of.asks);
      return { ...(await of.find(args, wanted)), wanted };
    },
    ask(found, t) {
      const { wanted } = found;
      const isAllowed = of.machine.allows(of.status(found), wanted);
      const { reason, ...confirm } = of.ask({ ...found, isAllowed }, t);
      return needsReason(wanted)
        ? { ...confirm, fields: [{ name: 'reason', ...reason }] }
        : { ...confirm, isHarmless: true };
    },
    says: ({ wanted }) => reasonFor(wanted),
    change: (found, { reason }) => of.change(found, reason ?? null),
    done: of.done,
  });
}
