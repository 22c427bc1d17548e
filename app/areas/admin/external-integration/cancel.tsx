import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { cancelIntegration, seeIntegration } from '@bff/domain/integration-users';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { redirectWithFlash } from '~/http/flash.server';
import { localePath } from '~/http/locale-path';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id, name, status } = await seeIntegration(await requireActor(request), Number(params['id']));
  const back = to.editIntegration(id);
  // Its page says that it is canceled.
  if (status !== 'active') throw redirect(localePath(request, back));
  const t = translator(request);
  return confirmation(request, {
    title: t('integration:cancel.title', { name }),
    text: [t('integration:cancel.text')],
    submit: t('integration:cancel.submit'),
    keep: t('integration:cancel.keep'),
    back,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const { id, status } = await seeIntegration(actor, Number(params['id']));
  // A second press: it is already done.
  if (status === 'active') await cancelIntegration(actor, id);
  const list = await placeToReturn(request, to.integrations());
  return redirectWithFlash(request, list, 'integration:flash.canceled');
}

/** Asks before a system is locked out for good. */
export default function CancelIntegrationPage() {
  return <ConfirmScreen area="admin" />;
}
