/** How many days before a traffic permit ends its company is warned. Once more when it has ended. */
export const PERMIT_WARNING_DAYS = [60, 30, 7] as const;

/** Which mail a company gets about its permit: that many days before the end, or when it has ended. */
export type PermitStep = `${(typeof PERMIT_WARNING_DAYS)[number]}` | 'ended';
