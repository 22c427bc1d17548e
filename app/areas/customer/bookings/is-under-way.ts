import type { BookingView } from '@bff/areas/customer';
import { isOver } from '@states/journey-states';

/** Whether the bus is on the road, or waits at the place for its way home. */
export const isUnderWay = ({ journey, trip }: Pick<BookingView, 'journey' | 'trip'>): boolean =>
  journey !== null && journey.status !== 'notStarted' && !isOver({ ...journey, hasReturn: trip.legs.length > 1 });
