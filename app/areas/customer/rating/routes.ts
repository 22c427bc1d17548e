// Traces: S2-042, S2-048
import { screen } from '../../../screen';

/** `:id` is the journey's public number. */
export const ratingScreens = {
  rateJourney: screen('journey/rate/:id', 'areas/customer/rating/rate-journey.tsx', { area: 'general' }),
};
