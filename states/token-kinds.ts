/** What the link of a one-time token is for. */
export const TOKEN_KINDS = ['passwordReset', 'emailVerification', 'invitation', 'secondStep'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
