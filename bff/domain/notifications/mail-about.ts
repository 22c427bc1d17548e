import type { MailKind, MailTemplates } from './mail-data';

type MailSubject = Record<'orderNumber' | 'bookingNumber' | 'requestNumber', string | null>;

/** The order, booking or quote request that a mail is about, from its data; none if it is about none or several. */
export function aboutOf(data: MailTemplates[MailKind]): MailSubject {
  const trip = 'trip' in data ? data.trip : undefined;
  const orderNumber = 'orderNumber' in data ? data.orderNumber : (trip?.orderNumber ?? null);
  return {
    orderNumber,
    bookingNumber: bookingOf(data) ?? (trip ? only(trip.buses.map((bus) => bus.bookingNumber)) : null),
    requestNumber: 'requestNumber' in data ? data.requestNumber : null,
  };
}

function bookingOf(data: MailTemplates[MailKind]): string | null {
  if ('bookingNumber' in data) return data.bookingNumber;
  return 'bookingNumbers' in data ? (data.bookingNumbers[0] ?? null) : null;
}

const only = (numbers: readonly string[]): string | null => (numbers.length === 1 ? numbers[0]! : null);
