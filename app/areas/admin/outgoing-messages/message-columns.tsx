import type { messageListSpec } from '@bff/areas/admin';
import type { Message } from '@bff/domain/outgoing-messages';
import { Money } from '@ds/primitives/Money/Money';
import { instant, linked, type ListColumns } from '~/lists/columns';
import { to } from '~/to';
import { kindName, messageName, receiverOf, saidIn, stateName } from './message-names';
import { MessageBadge } from './MessageBadge';

/** The columns of outgoing messages. */
export const messageColumns: ListColumns<Message, typeof messageListSpec> = [
  { key: 'number', label: 'outgoing:number', extra: true, file: ({ id }) => id },
  { key: 'kind', label: 'outgoing:kind', extra: true, file: ({ kind }, { t }) => kindName(t, kind) },
  {
    key: 'what',
    label: 'outgoing:what',
    rowHeader: true,
    file: (message, { t }) => messageName(t, message),
    cell: (message, { t, path }) => <a href={path(to.outgoingMessage(message.id))}>{messageName(t, message)}</a>,
  },
  {
    key: 'subject',
    label: 'outgoing:subject',
    file: (message, { t, amount }) =>
      message.about.amount === undefined ? saidIn(t, message) : amount(message.about.amount),
    cell: (message, { t }) =>
      message.about.amount === undefined ? (
        // All of it is on the message's own page.
        <span data-cut>{saidIn(t, message) ?? '–'}</span>
      ) : (
        <Money ore={message.about.amount} />
      ),
  },
  { key: 'receiver', label: 'outgoing:receiver', file: (message, { t }) => receiverOf(t, message) },
  {
    key: 'about',
    below: true,
    label: 'outgoing:about',
    // Its order, otherwise its booking or quote request.
    ...linked(
      ({ about }) => about.orderNumber ?? about.bookingNumber ?? about.requestNumber ?? null,
      ({ about }, number) => {
        if (about.orderNumber !== undefined) return to.adminPurchase(number);
        return about.bookingNumber === undefined ? to.adminQuoteRequest(number) : to.adminBooking(number);
      },
    ),
  },
  {
    key: 'state',
    beside: true,
    label: 'outgoing:state',
    file: (message, { t }) => stateName(t, message),
    cell: (message) => <MessageBadge message={message} />,
  },
  { key: 'created', label: 'outgoing:created', sortBy: 'created', ...instant(({ createdAt }) => createdAt) },
  {
    key: 'due',
    label: 'outgoing:due',
    sortBy: 'due',
    extra: true,
    ...instant(({ dueAt, endedAt }) => (endedAt ? null : dueAt)),
  },
  { key: 'ended', label: 'outgoing:ended', extra: true, ...instant(({ endedAt }) => endedAt) },
  { key: 'tries', label: 'outgoing:tries', sortBy: 'tries', align: 'end', extra: true, file: ({ tries }) => tries },
  { key: 'error', label: 'outgoing:error', extra: true, file: ({ lastError }) => lastError },
];
