import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeDealUnit, seeDealUnit } from '@bff/domain/deal-organisations';
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
    const { unit } = await seeDealUnit(actor, rowId(params['id'], 'dealUnit.notFound'));
    return { actor, unit };
  },
  ask: ({ unit }, t) => ({
    title: t('organisation:manage.remove.title', { name: unit.name }),
    text: [t('organisation:manage.remove.text')],
    submit: t('organisation:manage.remove.submit'),
    keep: t('users:cancel'),
    back: to.editUnit(unit.id),
    backLabel: unit.name,
  }),
  change: ({ actor, unit }) => removeDealUnit(actor, unit.id),
  done: ({ unit: { name } }) => ({ to: to.units(), flash: 'organisation:flash.removed', params: { name } }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a unit is removed. */
export default function RemoveUnit() {
  return <ConfirmScreen area="organisation" />;
}
