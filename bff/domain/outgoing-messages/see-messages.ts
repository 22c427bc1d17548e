// Traces: S8-307
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { messagePolicy } from './message.policy';
import { type MailSummary, type Message, type MessageListQuery, messageStore } from './message.store';

/** A page of messages, with the total number of matches. @throws DomainError `auth.noPermission` */
export async function listMessages(actor: Actor, query: MessageListQuery): Promise<{ rows: Message[]; total: number }> {
  must(messagePolicy.manage(actor), 'auth.noPermission');
  return messageStore.list(query);
}

/** @throws DomainError `auth.noPermission`, `message.notFound` */
export async function seeMessage(actor: Actor, id: number): Promise<Message> {
  must(messagePolicy.manage(actor), 'auth.noPermission');
  const message = await messageStore.find(id);
  must(message, 'message.notFound');
  return message;
}

/** The mails about an order and its bookings, newest first. @throws DomainError `auth.noPermission` */
export async function mailsOfOrder(
  actor: Actor,
  orderNumber: string,
  { bookingNumbers }: { bookingNumbers: readonly string[] },
): Promise<MailSummary[]> {
  must(messagePolicy.manage(actor), 'auth.noPermission');
  return messageStore.ofOrder(orderNumber, bookingNumbers);
}
