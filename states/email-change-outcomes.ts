/** How the change of an account's email address ended. */
export const EMAIL_CHANGE_OUTCOMES = ['confirmed', 'canceled', 'replaced'] as const;
export type EmailChangeOutcome = (typeof EMAIL_CHANGE_OUTCOMES)[number];
