// Traces: S8-307
import { type KeptPart, previewMail, readParts } from '../notifications';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { messagePolicy } from './message.policy';
import { type MailSummary, type Message, type MessageListQuery, messageStore, type Unsent } from './message.store';

/** A message with what its mail says; null when that is not kept, or when it is no mail. */
export interface ReadMessage extends Message {
  parts: readonly KeptPart[] | null;
}

/** A page of messages, with the total number of matches. @throws DomainError `auth.noPermission` */
export async function listMessages(actor: Actor, query: MessageListQuery): Promise<{ rows: Message[]; total: number }> {
  must(messagePolicy.manage(actor), 'auth.noPermission');
  const { rows, total } = await messageStore.list(query);
  return { rows: await Promise.all(rows.map(({ parts: _unread, ...row }) => withSubject(row))), total };
}

/** @throws DomainError `auth.noPermission`, `message.notFound` */
export async function seeMessage(actor: Actor, id: number): Promise<ReadMessage> {
  must(messagePolicy.manage(actor), 'auth.noPermission');
  const stored = await messageStore.find(id);
  must(stored, 'message.notFound');
  const { payload, parts, ...message } = stored;
  const waiting = message.subject === null ? await previewMail(payload) : undefined;
  return {
    ...message,
    subject: message.subject ?? waiting?.subject ?? null,
    parts: waiting?.parts ?? readParts(parts),
  };
}

/** The mails about an order and its bookings, newest first. @throws DomainError `auth.noPermission` */
export async function mailsOfOrder(
  actor: Actor,
  orderNumber: string,
  { bookingNumbers }: { bookingNumbers: readonly string[] },
): Promise<MailSummary[]> {
  must(messagePolicy.manage(actor), 'auth.noPermission');
  return Promise.all((await messageStore.ofOrder(orderNumber, bookingNumbers)).map(withSubject));
}

/** The mails about a quote request and its quotes, newest first. @throws DomainError `auth.noPermission` */
export async function mailsOfRequest(actor: Actor, requestNumber: string): Promise<MailSummary[]> {
  must(messagePolicy.manage(actor), 'auth.noPermission');
  return Promise.all((await messageStore.ofRequest(requestNumber)).map(withSubject));
}

/** The subject of a mail that waits is the one it would have if it were sent now. */
async function withSubject<Row extends { subject: string | null } & Unsent>({
  payload,
  ...row
}: Row): Promise<Omit<Row, 'payload'>> {
  return row.subject === null ? { ...row, subject: (await previewMail(payload))?.subject ?? null } : row;
}
