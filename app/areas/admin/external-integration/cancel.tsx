import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { cancelIntegration, seeIntegration } from '@bff/domain/integration-users';
import { requireActor } from '~/http/actor.server';
import { placeToReturn } from '~/http/back-stack.server';
import { localePath } from '~/http/locale-path';
import { privatePage } from '~/http/private-page';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { statusScreen } from '~/screens/status-screen.server';
import { to } from '~/to';

export const headers = privatePage;

const page = statusScreen({
  async find({ request, params }) {
    const actor = await requireActor(request);
    return { actor, request, ...(await seeIntegration(actor, Number(params['id']))) };
  },
  ask({ request, id, name, status }, t) {
    const back = to.editIntegration(id);
    // Its page says that it is canceled.
    if (status !== 'active') throw redirect(localePath(request, back));
    return {
      title: t('integration:cancel.title', { name }),
      text: [t('integration:cancel.text')],
      submit: t('integration:cancel.submit'),
      keep: t('integration:cancel.keep'),
      back,
    };
  },
  // A second press: it is already done.
  change: async ({ actor, id, status }) => (status === 'active' ? cancelIntegration(actor, id) : undefined),
  done: async (_, { request }) => ({
    to: await placeToReturn(request, to.integrations()),
    flash: 'integration:flash.canceled',
  }),
});

export const loader = (args: LoaderFunctionArgs) => page.load(args);
export const action = (args: ActionFunctionArgs) => page.change(args);

/** Asks before a system is locked out for good. */
export default function CancelIntegrationPage() {
  return <ConfirmScreen area="admin" />;
}
