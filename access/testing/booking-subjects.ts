import type { SubjectKind } from '../rows';
import { newOrder } from './subjects';

/** A booking that is paid, as its operator runs it. */
export const aRunBooking: SubjectKind = {
  owners: ['COMPANY_ADMIN'],
  make: async (owner) => {
    const { booking, secrets } = await newOrder(owner);
    return { params: { id: booking.number }, secrets };
  },
};
