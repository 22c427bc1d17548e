import type { Subject, SubjectKind } from '../rows';
import { aBooking } from './subjects';
import { aUnitBooking } from './unit-purchase-subjects';

const FEWER = { adults: '10', children: '2', wheelchairs: '0' };

const toChange = ({ owners, make }: SubjectKind): SubjectKind => ({
  owners,
  make: async (owner): Promise<Subject> => {
    const { params, secrets } = await make(owner);
    return { query: { booking: params!['id']! }, fields: FEWER, ...(secrets ? { secrets } : {}) };
  },
});

/** A booked trip, and how many are to ride along. */
export const aTripToChange: SubjectKind = toChange(aBooking);
/** One that was bought for a unit. */
export const aUnitTripToChange: SubjectKind = toChange(aUnitBooking);
