/** What leaves the product asynchronously (mail, refunds, calls): its status, and what an administrator can do about it. */
export { discardMessage } from './discard-message';
export { MESSAGE_STATES, type MessageState } from './message-states';
export { isOwed, MESSAGE_KINDS, type MessageKind } from './message-kinds';
export type { MailSummary, Message, MessageListQuery, MessageSubject } from './message.store';
export { listMessages, mailsOfOrder, mailsOfRequest, seeMessage, type ReadMessage } from './see-messages';
export { retryMessage } from './retry-message';
