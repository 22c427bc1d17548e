import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeLockout, seeLockout } from '@bff/domain/lockouts';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request);
    return { actor, ...(await seeLockout(actor, rowId(params['id'], 'occupancy.notFound'))) };
  },
  ask: ({ lockout, vehicle: { registrationNumber: name } }, t) => ({
    title: t('fleet:occupancy.remove.title', { name }),
    text: [t('fleet:occupancy.remove.text', { from: lockout.start, until: lockout.end })],
    submit: t('fleet:occupancy.remove.submit'),
    keep: t('fleet:keep'),
    back: to.editLockout(lockout.id),
    backLabel: t('fleet:occupancy.edit', { name }),
  }),
  change: ({ actor, lockout }) => removeLockout(actor, lockout.id),
  done: async (_, { request }) => ({
    to: await placeToReturn(request, to.occupancy()),
    flash: 'fleet:flash.lockoutRemoved',
  }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a lockout is removed. */
export default function RemoveLockout() {
  return <ConfirmScreen area="company" />;
}
