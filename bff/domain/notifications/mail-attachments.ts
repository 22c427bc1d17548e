import type { MailAttachment } from '@bff/integrations/mail/port';
import { bookingCalendar, type Trip } from '../documents';
import type { Language } from '../shared/actor';
import type { MailSetting } from './mail-content';
import { hasReceipt, isPriceChanged, type MailKind, type MailTemplates } from './mail-data';

/** Files from other parts of the domain, provided by the composition: made when the mail is sent, not stored with it. */
export interface MailFiles {
  /** The order's receipt as a PDF; undefined if it has none. */
  receipt: (orderNumber: string, language: Language) => Promise<Uint8Array | undefined>;
}

interface AttachmentContext {
  language: Language;
  setting: MailSetting;
  /** When the mail was queued. */
  at: Date;
  files: MailFiles;
}

/**
 * The files attached to a mail: the trip as a calendar file when it is confirmed, changed or canceled as a whole, and the receipt when a
 * payment is confirmed or the price has changed. Throws when a receipt cannot be made: the mail mentions it, so the mail waits for it.
 */
export async function mailAttachments<Kind extends MailKind>(
  kind: Kind,
  data: MailTemplates[Kind],
  context: AttachmentContext,
): Promise<MailAttachment[]> {
  switch (kind) {
    case 'bookingConfirmation': {
      const confirmed = data as MailTemplates['bookingConfirmation'];
      const { trip, orderUrl } = confirmed;
      return [
        ...(hasReceipt(confirmed) ? [await receiptFile(trip.orderNumber, context)] : []),
        calendarFile({ trip, status: 'confirmed', url: orderUrl }, context),
      ];
    }
    case 'bookingChanged': {
      const changed = data as MailTemplates['bookingChanged'];
      const { trip, bookingUrl } = changed;
      return [
        ...(isPriceChanged(changed) ? [await receiptFile(trip.orderNumber, context)] : []),
        calendarFile({ trip, status: 'confirmed', url: bookingUrl }, context),
      ];
    }
    case 'operatorBookingChanged': {
      const { trip, bookingUrl } = data as MailTemplates['operatorBookingChanged'];
      return trip ? [calendarFile({ trip, status: 'confirmed', url: bookingUrl }, context)] : [];
    }
    case 'operatorBookingConfirmation': {
      const { trip, orderUrl } = data as MailTemplates['operatorBookingConfirmation'];
      return [calendarFile({ trip, status: 'confirmed', url: orderUrl }, context)];
    }
    case 'bookingCancellation':
    case 'operatorBookingCancellation': {
      const { trip, remaining } = data as MailTemplates['bookingCancellation' | 'operatorBookingCancellation'];
      // While a bus is left the trip takes place: the event stays, with fewer buses.
      return remaining.length === 0
        ? [calendarFile({ trip, status: 'canceled', url: null }, context)]
        : [calendarFile({ trip: { ...trip, buses: remaining }, status: 'confirmed', url: null }, context)];
    }
    default:
      return [];
  }
}

const receiptNames = { sv: 'Kvitto', en: 'Receipt' } as const;

async function receiptFile(orderNumber: string, { files, language }: AttachmentContext): Promise<MailAttachment> {
  const content = await files.receipt(orderNumber, language);
  if (!content) throw new Error(`order ${orderNumber} has no receipt`);
  return { filename: `${receiptNames[language]}-${orderNumber}.pdf`, contentType: 'application/pdf', content };
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
