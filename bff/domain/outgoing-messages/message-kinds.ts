/** What leaves through the outbox. */
export { OUTBOX_KINDS as MESSAGE_KINDS } from '../shared/outbox-kinds';

/** Money that is owed is not given up with its message: what is to be done is done to the refund. */
export const isOwed = (kind: string): boolean => kind === 'refund.send';
