import { canceledByOperator } from '@bff/domain/bookings/testing/canceled-by-operator';
import type { UserActor } from '@bff/domain/shared/actor';
import { CUSTOMERS } from '../outcomes';
import type { SubjectKind } from '../rows';
import type { Person } from './people';

const owners = CUSTOMERS as SubjectKind['owners'];

/** A paid trip whose operator has canceled it, so that its customer may choose. */
export const waitingChoice = ({ actor }: Person) =>
  canceledByOperator({ customer: actor as UserActor & { customerId: number } });

/** What may be chosen, by the booking's number. */
export const aChoice: SubjectKind = {
  owners,
  make: async (owner) => ({ params: { id: (await waitingChoice(owner)).number, take: 'refund' } }),
};

/** The same for the API, by the order's number: to be read, and to be made. */
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
