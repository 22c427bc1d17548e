import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import { accessibilityPages } from './accessibility-pages';
import { bookingPages } from './booking-pages';
import { changePages } from './change-pages';
import { companyPages } from './company-pages';
import { dealPages } from './deal-pages';
import { deviationPages } from './deviation-pages';
import { chosenQuotePages, quotePages } from './quote-pages';
import { fleetPages } from './fleet-pages';
import { imagePages } from './image-pages';
import { journeyPages } from './journey-pages';
import { paymentPages } from './payment-pages';
import { peoplePages } from './people-pages';
import { pricePages } from './price-pages';
import { runBookingPages } from './run-booking-pages';
import type { StateCase } from './state-case';
import { systemPages } from './system-pages';
import { termPages } from './term-pages';

/** Messages on pages that need a prepared state. */
export const pageStates: Partial<Record<ErrorKey, StateCase>> = {
  ...peoplePages,
  ...companyPages,
  ...dealPages,
  ...accessibilityPages,
  ...fleetPages,
  ...bookingPages,
  ...changePages,
  ...runBookingPages,
  ...paymentPages,
  ...imagePages,
  ...systemPages,
  ...termPages,
  ...pricePages,
  ...journeyPages,
  ...deviationPages,
  ...quotePages,
  ...chosenQuotePages,
};
