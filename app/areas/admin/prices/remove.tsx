import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removePriceList, seePriceList } from '@bff/domain/pricing';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';
import { pricePlace } from './price-place.server';

export const headers = privatePage;

const page = statusScreen({
  async find(args) {
    const { actor, company, kind } = await pricePlace(args);
    const id = rowId(args.params['id'], 'priceList.notFound');
    const which = { kind, scope: 'temporary', companyId: company.id, id } as const;
    const { list } = await seePriceList(actor, which);
    return { actor, which, list };
  },
  ask: ({ which, list }, t) => ({
    title: t('prices:remove.title', { name: list.name }),
    text: [t('prices:remove.temporary')],
    submit: t('prices:remove.submit'),
    keep: t('prices:remove.keep'),
    back: to.addTemporaryPrices(which.companyId, which.kind),
    backLabel: t('prices:temporary.title'),
  }),
  change: ({ actor, which }) => removePriceList(actor, which),
  done: ({ which }) => ({ to: to.addTemporaryPrices(which.companyId, which.kind), flash: 'prices:flash.removed' }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before temporary prices are removed. */
export default function RemoveTemporaryPrices() {
  return <ConfirmScreen area="admin" />;
}
