import type { MailAttachment } from '@bff/integrations/mail/port';
import { bookingCalendar, type Trip } from '../documents';
import type { Language } from '../shared/actor';
import type { MailSetting } from './mail-content';
import type { MailKind, MailTemplates } from './mail-data';

interface AttachmentContext {
  language: Language;
  setting: MailSetting;
  /** When the mail was promised. */
  at: Date;
}

/** The files that go with a mail: the trip as a calendar file where it is confirmed or canceled as a whole. */
export function mailAttachments<Kind extends MailKind>(
  kind: Kind,
  data: MailTemplates[Kind],
  context: AttachmentContext,
): MailAttachment[] {
  switch (kind) {
    case 'bookingConfirmation':
    case 'operatorBookingConfirmation': {
      const { trip, orderUrl } = data as MailTemplates['bookingConfirmation' | 'operatorBookingConfirmation'];
      return [calendarFile({ trip, status: 'confirmed', url: orderUrl }, context)];
    }
    case 'bookingCancellation':
    case 'operatorBookingCancellation': {
      const { trip, remaining } = data as MailTemplates['bookingCancellation' | 'operatorBookingCancellation'];
      // With a bus left the trip goes on: the event stays, with fewer buses.
      return remaining.length === 0
        ? [calendarFile({ trip, status: 'canceled', url: null }, context)]
        : [calendarFile({ trip: { ...trip, buses: remaining }, status: 'confirmed', url: null }, context)];
    }
    default:
      return [];
  }
}

interface CalendarVersion {
  trip: Trip;
  status: 'confirmed' | 'canceled';
  url: string | null;
}

function calendarFile(
  { trip, status, url }: CalendarVersion,
  { language, setting, at }: AttachmentContext,
): MailAttachment {
  const content = bookingCalendar({
    trip,
    language,
    status,
    stampedAt: at,
    brand: setting.brand,
    origin: setting.origin,
    organizerEmail: setting.supportEmail,
    url,
  });
  const method = status === 'canceled' ? 'CANCEL' : 'PUBLISH';
  return {
    filename: `${trip.orderNumber}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content,
  };
}
