import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { discardMessage, isOwed, seeMessage } from '@bff/domain/outgoing-messages';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { redirectWithFlash } from '~/http/flash.server';
import { privatePage } from '~/http/private-page';
import { rowId } from '~/http/row-id';
import { translator } from '~/i18n/i18n.server';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';
import { messageName } from './message-names';

export const headers = privatePage;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const actor = await requireActor(request);
  const message = await seeMessage(actor, rowId(params['id'], 'message.notFound'));
  const { id, state, kind } = message;
  const t = translator(request);
  const isEnded = state === 'sent' || state === 'closed';
  return confirmation(request, {
    title: t('outgoing:discard.title', { id }),
    over: messageName(t, message),
    text: [t('outgoing:discard.text'), ...(kind === 'mail' ? [t('outgoing:discard.mailText')] : [])],
    fields: [{ name: 'reason', label: t('outgoing:discard.reason'), hint: t('outgoing:discard.reasonHint') }],
    submit: t('outgoing:discard.submit'),
    keep: t('outgoing:discard.keep'),
    back: to.outgoingMessage(id),
    backLabel: t('outgoing:details.title', { id }),
    refusal: isEnded ? t('errors:message.ended') : isOwed(kind) ? t('errors:message.owed') : undefined,
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireActor(request);
  const id = rowId(params['id'], 'message.notFound');
  return saveForm(request, confirmationSchema(['reason']), {
    run: ({ reason }) => discardMessage(actor, { id, reason }),
    done: () => redirectWithFlash(request, to.outgoingMessage(id), 'outgoing:flash.discarded'),
  });
}

/** Asks before an outgoing message is discarded for good. */
export default function DiscardMessage() {
  return <ConfirmScreen area="admin" />;
}
