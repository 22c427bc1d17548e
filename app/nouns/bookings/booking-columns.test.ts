import { expect, it } from 'vitest';
import type { BookingSummary } from '@bff/domain/bookings';
import { translator } from '~/i18n/i18n.server';
import { adminBookingColumns, companyBookingColumns } from './booking-columns';

const t = translator(new Request('http://localhost/sv/dashboard/admin/booking/list.csv'));

it.each([
  ['the office', adminBookingColumns],
  ['a company', companyBookingColumns],
])('the file of %s says that a canceled booking will not be driven, as its page does', (_, columns) => {
  const { file } = columns.find(({ key }) => key === 'journey')!;
  const said = (status: BookingSummary['status']) =>
    file!({ status, journeyStatus: 'notStarted' } as BookingSummary, { t, amount: String });
  expect([said('booked'), said('canceled')]).toEqual(['Inte startad', 'Avbokad']);
});
