/**
 * The state of an outgoing message. `failed`: given up, a person has to look. `late`: waiting longer than it should. `retrying`: has
 * failed, and is retried automatically. `waiting`: due, or due later. `closed`: discarded by a person.
 */
export const MESSAGE_STATES = ['failed', 'late', 'retrying', 'waiting', 'sent', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
