import { samplePrice, sampleTrip } from '../../documents/testing/sample-trip';
import type { MailTemplates } from '../mail-data';

const trip = sampleTrip();
const url = 'https://buss.example/sv/x?a=1&b=2';
const canceled = { trip, remaining: [], canceledBy: 'customer' as const, reason: 'Inställd fest' };
const payment = {
  orderNumber: '12345674',
  from: 'Uppsala',
  to: 'Gävle',
  departure: new Date('2027-03-10T07:00:00Z'),
  total: 1_136_600,
  payUrl: url,
};
const refund = { orderNumber: '12345674', amount: 568_300, cardLast4: '4242', orderUrl: url };

/** Data for one mail of each kind. */
export const sampleMails: MailTemplates = {
  bookingConfirmation: {
    trip,
    price: samplePrice(),
    terms: [
      { hours: 24, basisPoints: 10_000 },
      { hours: 48, basisPoints: 5_000 },
    ],
    paidBy: 'card',
    orderUrl: url,
  },
  operatorBookingConfirmation: {
    trip,
    operatorPrice: 900_000,
    comment: 'Plats för cyklar',
    specialRequests: null,
    orderUrl: url,
  },
  bookingCancellation: { ...canceled, fee: 568_300, refund: 568_300, takenBack: 0, orderUrl: url },
  operatorBookingCancellation: canceled,
  refundSucceeded: refund,
  refundFailed: refund,
  refundedElsewhere: { orderNumber: '12345674', amount: 568_300, reference: 'Bankgiro 2027-03-02', orderUrl: url },
  paymentFailed: { ...payment, heldUntil: new Date('2027-01-02T03:24:00Z') },
  payLink: { ...payment, validUntil: new Date('2027-01-02T03:34:00Z') },
  journeyNotStarted: {
    bookingNumber: '12345674',
    from: 'Uppsala',
    to: 'Gävle',
    pickup: new Date('2027-01-02T06:45:00Z'),
    operator: { name: 'Bergs Buss AB', emergencyPhone: '+46701740605' },
    bookingUrl: url,
  },
  deviationToInvoice: {
    bookingNumber: '12345674',
    from: 'Uppsala',
    to: 'Gävle',
    operator: 'Bergs Buss AB',
    cause: 'Väntan på sällskapet',
    bookingUrl: url,
  },
  busOnItsWay: {
    bookingNumber: '12345674',
    operator: { name: 'Bergs Buss AB', emergencyPhone: '+46701740605' },
    againFrom: new Date('2027-01-02T07:55:00Z'),
    bookingUrl: url,
  },
  passwordReset: { name: 'Anna', url },
  welcome: { name: 'Anna', verifyUrl: url, homeUrl: 'https://buss.example/sv' },
  emailVerification: { name: 'Anna', url },
  emailChange: { name: 'Anna', url },
  emailChangeNotice: { name: 'Anna', newEmail: 'ny@demo.invalid', profileUrl: url, forgotUrl: url },
  emailChangeTaken: { name: 'Anna', forgotUrl: url },
  accountDeletionQueued: { name: 'Anna', from: new Date('2027-07-15T12:00:00Z'), withdrawUrl: url },
  accountDeletionNear: { name: 'Anna', at: new Date('2027-07-15T12:00:00Z'), withdrawUrl: url },
  accountDeletionWithdrawn: { name: 'Anna' },
  accountDeleted: { name: 'Anna' },
  secondFactorOn: { name: 'Anna', profileUrl: url, forgotUrl: url },
  secondFactorOff: { name: 'Anna', profileUrl: url, forgotUrl: url },
  emailChanged: { name: 'Anna', newEmail: 'ny@demo.invalid' },
  invitation: {
    name: 'Anna',
    companyName: 'Åbergs Buss',
    isApproved: true,
    username: 'anna.o',
    url,
    validUntil: new Date('2027-01-09T03:00:00Z'),
  },
  applicationReceived: { name: 'Anna', companyName: 'Åbergs Buss' },
  applicationDenied: { name: 'Anna', companyName: 'Åbergs Buss', reason: 'Trafiktillstånd 2027?' },
  companyStatusChanged: { companyName: 'Åbergs Buss', status: 'suspended', reason: 'Trafiktillstånd 2027?' },
  organisationStatusChanged: { organisationName: 'Gävle kommun', status: 'suspended', reason: 'Avtalet löpte ut' },
  operatorAlert: {
    alert: 'externalLockRefused',
    bookingNumber: '20000008',
    registrationNumber: 'ABC123',
    starts: new Date('2027-03-10T06:00:00Z'),
    ends: new Date('2027-03-10T19:00:00Z'),
    url,
  },
  administratorAlert: { alert: 'paymentMismatch', facts: { paymentId: 17, reason: null } },
};
