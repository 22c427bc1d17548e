/** Who did what the event log says. */
export const ACTOR_KINDS = ['user', 'visitor', 'system'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];
