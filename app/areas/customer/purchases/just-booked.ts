/** Behind a receipt's address: its customer comes from the payment, and is told that all is well. */
export const JUST_BOOKED = 'done=1';
export const isJustBooked = (request: Request): boolean => new URL(request.url).searchParams.get('done') === '1';
