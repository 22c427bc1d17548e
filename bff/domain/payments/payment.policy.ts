import { type Actor, isAdmin } from '@bff/domain/shared/actor';

/** Who investigates payments and refunds and corrects them by hand. Customers see their own with the purchase (booking.policy.ts). */
export const paymentPolicy = {
  manage: (actor: Actor): boolean => isAdmin(actor),
};
