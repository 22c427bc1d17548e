/** What leaves through the outbox. */
export { OUTBOX_KINDS as MESSAGE_KINDS, type OutboxKind as MessageKind } from '../shared/outbox-kinds';

/** Money that is owed is not discarded with its message: handle the refund instead. */
export const isOwed = (kind: string): boolean => kind === 'refund.send';
