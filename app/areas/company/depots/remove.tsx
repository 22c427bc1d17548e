import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeDepot, seeDepot } from '@bff/domain/depots';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request);
    return { actor, ...(await seeDepot(actor, rowId(params['id'], 'depot.notFound'))) };
  },
  ask: ({ depot, isInUse }, t) => ({
    title: t('fleet:depots.remove.title', { name: depot.name }),
    text: [t('fleet:depots.remove.text')],
    submit: t('fleet:depots.remove.submit'),
    keep: t('fleet:keep'),
    back: to.editDepot(depot.id),
    backLabel: depot.name,
    refusal: isInUse ? t('errors:startPoint.inUse') : undefined,
  }),
  change: ({ actor, depot }) => removeDepot(actor, depot.id),
  done: ({ depot: { name } }) => ({ to: to.depots(), flash: 'fleet:flash.depotRemoved', params: { name } }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a depot is removed. */
export default function RemoveDepot() {
  return <ConfirmScreen area="company" />;
}
