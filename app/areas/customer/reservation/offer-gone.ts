/** The heading of an offer that cannot be had, as a key of the texts: only a bus that somebody else took is gone. */
export const offerGoneTitle = (error: string) =>
  error.startsWith('booking.holdExpired')
    ? 'reservation:over.title'
    : error.startsWith('booking.occupied')
      ? 'reservation:gone.title'
      : 'reservation:gone.notHeld';
