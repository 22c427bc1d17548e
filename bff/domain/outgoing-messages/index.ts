/** What leaves the product after the fact (mail, refunds, calls): how it stands, and what a person can do about it. */
export { giveUpMessage } from './give-up-message';
export { MESSAGE_STATES, type MessageState } from './message-states';
export { MESSAGE_KINDS } from './message-kinds';
export type { Message, MessageListQuery } from './message.store';
export { listMessages, seeMessage } from './see-messages';
export { sendMessageAgain } from './send-message-again';
