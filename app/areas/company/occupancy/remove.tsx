import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { removeLockout, seeLockout } from '@bff/domain/lockouts';
import { formatDateTime } from '@formats';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

const see = async ({ request, params }: LoaderFunctionArgs) => {
  const actor = await requireActor(request);
  return { actor, ...(await seeLockout(actor, rowId(params['id'], 'occupancy.notFound'))) };
};

export async function loader(args: LoaderFunctionArgs) {
  const { lockout, vehicle } = await see(args);
  const t = translator(args.request);
  const name = vehicle.registrationNumber;
  return confirmation(args.request, {
    title: t('fleet:occupancy.remove.title', { name }),
    text: [
      t('fleet:occupancy.remove.text', { from: formatDateTime(lockout.start), until: formatDateTime(lockout.end) }),
    ],
    submit: t('fleet:occupancy.remove.submit'),
    keep: t('fleet:keep'),
    back: to.editLockout(lockout.id),
    backLabel: t('fleet:occupancy.edit', { name }),
  });
}

export async function action(args: ActionFunctionArgs) {
  const { actor, lockout } = await see(args);
  return saveForm(args.request, confirmationSchema(), {
    run: () => removeLockout(actor, lockout.id),
    done: async () =>
      redirectWithFlash(args.request, await placeToReturn(args.request, to.occupancy()), 'fleet:flash.lockoutRemoved'),
  });
}

/** Asks once more before a bus is set free. */
export default function RemoveLockout() {
  return <ConfirmScreen area="company" />;
}
