/** What a one-time token's link is for. */
export const TOKEN_KINDS = ['passwordReset', 'emailVerification', 'invitation', 'secondStep'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
