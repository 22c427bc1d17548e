/**
 * How an outgoing message stands. `failed`: given up, a person has to look. `late`: waits for longer than it should. `retrying`: was tried
 * in vain, and is tried again by itself. `waiting`: due, or due later. `closed`: given up by a person, for good.
 */
export const MESSAGE_STATES = ['failed', 'late', 'retrying', 'waiting', 'sent', 'closed'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
