import { canceledByOperator } from '@bff/domain/bookings/testing/canceled-by-operator';
import type { UserActor } from '@bff/domain/shared/actor';
import { CUSTOMERS } from '../outcomes';
import type { SubjectKind } from '../rows';
import type { Person } from './people';

const owners = CUSTOMERS as SubjectKind['owners'];

/** A paid trip canceled by its operator, so that its customer has a choice. */
export const waitingChoice = ({ actor }: Person) =>
  canceledByOperator({ customer: actor as UserActor & { customerId: number } });

/** The choice, by the booking's number. */
export const aChoice: SubjectKind = {
  owners,
  make: async (owner) => ({ params: { id: (await waitingChoice(owner)).number, take: 'refund' } }),
};

/** The same for the API, by the order's number: to read, and to make. */
export const aReadChoice: SubjectKind = {
  owners,
  make: async (owner) => {
    const { orderNumber, number } = await waitingChoice(owner);
    return {
      params: { number: orderNumber },
      query: { bookingNumber: number },
    };
  },
};
export const aMadeChoice: SubjectKind = {
  owners,
  make: async (owner) => {
    const { orderNumber, number } = await waitingChoice(owner);
    return { params: { number: orderNumber }, body: { bookingNumber: number, wanted: 'refund' } };
  },
};
