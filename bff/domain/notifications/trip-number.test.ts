import { describe, expect, it } from 'vitest';
import type { MailKind, MailTemplates } from './mail-data';
import { renderMail } from './render-mail';
import { sampleMails } from './sample-mails';
import { testSetting as setting } from './testing/test-setting';

const render = (kind: MailKind, data: unknown = sampleMails[kind]) =>
  renderMail(kind, data as MailTemplates[MailKind], 'sv', setting);

describe('the number of a trip', () => {
  const BOOKING = '20000008';

  it.each(['bookingConfirmation', 'bookingCancellation', 'bookingChanged'] as const)(
    'in %s is the order’s, of one bus; several are told apart by their bookings',
    (kind) => {
      const { trip } = sampleMails[kind];
      expect(trip.buses).toHaveLength(1);
      const one = render(kind, { ...sampleMails[kind], remaining: [], choices: [] }).text;
      expect(one).toContain(trip.orderNumber);
      expect(one).not.toContain(BOOKING);
      const buses = [...trip.buses, { ...trip.buses[0]!, bookingNumber: '20000016' }];
      const several = render(kind, { ...sampleMails[kind], trip: { ...trip, buses } }).text;
      expect(several).toContain(BOOKING);
      expect(several).toContain('20000016');
    },
  );

  it.each(['journeyNotStarted', 'deviationToInvoice', 'busChanged', 'changeStep'] as const)(
    'in %s is the order’s or, of several buses and in mails queued before, the booking’s',
    (kind) => {
      const data = { ...sampleMails[kind], orderNumber: '12345674', bookingNumber: BOOKING };
      const one = render(kind, data).text;
      expect(one).toContain('Ordernummer: 12345674');
      expect(one).not.toContain('Bokningsnummer');
      expect(render(kind, { ...data, orderNumber: null }).text).toContain(`Bokningsnummer: ${BOOKING}`);
    },
  );

  it('is the booking’s for the company, whose it is', () => {
    expect(render('operatorBookingConfirmation').text).toContain(BOOKING);
    expect(render('operatorBookingCancellation').text).toContain(BOOKING);
  });
});
