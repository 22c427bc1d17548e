import type { MailKind, MailTemplates } from './mail-data';

type MailSubject = { orderNumber: string | null; bookingNumber: string | null };

/** The order or booking that a mail is about, from its data; neither if it is about none or several. */
export function aboutOf(data: MailTemplates[MailKind]): MailSubject {
  const trip = 'trip' in data ? data.trip : undefined;
  const orderNumber = 'orderNumber' in data ? data.orderNumber : (trip?.orderNumber ?? null);
  return {
    orderNumber,
    bookingNumber: bookingOf(data) ?? (trip ? only(trip.buses.map((bus) => bus.bookingNumber)) : null),
  };
}

function bookingOf(data: MailTemplates[MailKind]): string | null {
  if ('bookingNumber' in data) return data.bookingNumber;
  return 'bookingNumbers' in data ? (data.bookingNumbers[0] ?? null) : null;
}

const only = (numbers: readonly string[]): string | null => (numbers.length === 1 ? numbers[0]! : null);
