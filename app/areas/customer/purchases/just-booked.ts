/** At the end of a receipt's address: its customer comes from the payment, and is told that it worked. */
export const JUST_BOOKED = 'done=1';
export const isJustBooked = (request: Request): boolean => new URL(request.url).searchParams.get('done') === '1';
