import { type Actor, isAdmin } from '@bff/domain/shared/actor';

/** Who looks into payments and refunds and sets them right by hand. Customers see their own with the purchase (booking.policy.ts). */
export const paymentPolicy = {
  manage: (actor: Actor): boolean => isAdmin(actor),
};
