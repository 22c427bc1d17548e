import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removePriceList, seePriceList } from '@bff/domain/pricing';
import { saveForm } from '~/forms/save-form.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';
import { pricePlace } from './price-place.server';

export const headers = privatePage;

async function chosen(args: LoaderFunctionArgs) {
  const { actor, company, kind } = await pricePlace(args);
  const id = rowId(args.params['id'], 'priceList.notFound');
  const which = { kind, scope: 'temporary', companyId: company.id, id } as const;
  const { list } = await seePriceList(actor, which);
  return { actor, which, list };
}

export async function loader(args: LoaderFunctionArgs) {
  const { which, list } = await chosen(args);
  const t = translator(args.request);
  return confirmation(args.request, {
    title: t('prices:remove.title', { name: list.name }),
    text: [t('prices:remove.temporary')],
    submit: t('prices:remove.submit'),
    keep: t('prices:remove.keep'),
    back: to.addTemporaryPrices(which.companyId, which.kind),
    backLabel: t('prices:temporary.title'),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { actor, which } = await chosen(args);
  return saveForm(args.request, confirmationSchema(), {
    run: () => removePriceList(actor, which),
    done: () =>
      redirectWithFlash(args.request, to.addTemporaryPrices(which.companyId, which.kind), 'prices:flash.removed'),
  });
}

/** Asks once more before temporary prices are removed. */
export default function RemoveTemporaryPrices() {
  return <ConfirmScreen area="admin" />;
}
