/** What leaves the product after the fact (mail, refunds, calls): how it stands, and what a person can do about it. */
export { discardMessage } from './discard-message';
export { MESSAGE_STATES, type MessageState } from './message-states';
export { MESSAGE_KINDS } from './message-kinds';
export type { MailSummary, Message, MessageListQuery, MessageSubject } from './message.store';
export { listMessages, mailsOfOrder, seeMessage } from './see-messages';
export { retryMessage } from './retry-message';
