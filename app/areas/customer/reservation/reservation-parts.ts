/** Ids of what a reservation's page leads to, or acts on, from elsewhere on it. */
export const RESERVATION_FORM_ID = 'reservation-form';
/** The button for ten minutes more. */
export const EXTEND_ID = 'extend';
/** How long the bus is held. */
export const TIME_ID = 'time';
