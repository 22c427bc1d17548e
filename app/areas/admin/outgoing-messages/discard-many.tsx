import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { discardMessage, seeMessage } from '@bff/domain/outgoing-messages';
import { saveForm } from '~/forms/save-form.server';
import { requireActor } from '~/http/actor.server';
import { privatePage } from '~/http/private-page';
import { translator } from '~/i18n/i18n.server';
import { actOnRows, answerActed, chosenRows, nothingChosen, seenRows } from '~/lists/act-on-rows.server';
import { ActedRows } from '~/lists/bulk';
import { confirmationSchema } from '~/screens/confirmation';
import { confirmation } from '~/screens/confirmation.server';
import { ConfirmScreen } from '~/screens/ConfirmScreen';
import { to } from '~/to';
import { messageName, receiverOf } from './message-names';

export const headers = privatePage;

const LIST = to.outgoingMessages();

export async function loader({ request }: LoaderFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const rows = chosenRows(request);
  const messages = await seenRows(rows, (id) => seeMessage(actor, id));
  const t = translator(request);
  const mails = messages.filter(({ kind }) => kind === 'mail').length;
  return confirmation(request, {
    title: t('outgoing:discardMany.title', { count: messages.length }),
    text: [
      t('outgoing:discardMany.text'),
      ...(mails > 0 ? [t('outgoing:discardMany.mailText', { count: mails })] : []),
    ],
    facts: messages.map((message) => ({
      label: t('outgoing:details.title', { id: message.id }),
      value: [messageName(t, message), receiverOf(t, message)].filter(Boolean).join(', '),
    })),
    fields: [{ name: 'reason', label: t('outgoing:discardMany.reason'), hint: t('outgoing:discard.reasonHint') }],
    submit: t('outgoing:discardMany.submit'),
    keep: t('outgoing:discardMany.keep'),
    back: LIST,
    backLabel: t('outgoing:details.back'),
    ...nothingChosen(rows, messages, t),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireActor(request, 'admin');
  const t = translator(request);
  return saveForm(request, confirmationSchema(['reason']), {
    run: ({ reason }) =>
      actOnRows(chosenRows(request), {
        act: (id) => discardMessage(actor, { id, reason }),
        nameOf: (id) => t('outgoing:details.title', { id }),
      }),
    done: (acted, typed) => answerActed(request, acted, { list: LIST, typed, flash: 'outgoing:flash.manyDiscarded' }),
  });
}

/** Asks before several outgoing messages are discarded for good. */
export default function DiscardMessages() {
  return (
    <ConfirmScreen area="admin">
      <ActedRows />
    </ConfirmScreen>
  );
}
