import type { Receipt } from '../receipt';
import { samplePrice, sampleTrip } from '../sample-trip';

/** A paid receipt for tests, with changes where needed. */
export const sampleReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  language: 'sv',
  brand: 'Testbuss',
  supportEmail: 'support@demo.invalid',
  seller: {
    name: 'Testbuss Förmedling AB',
    orgNumber: '5560360793',
    vatNumber: 'SE556036079301',
    address: 'Storgatan 1, 111 22 Stockholm',
  },
  buyer: { name: 'Anna Öberg', companyName: null, orgNumber: null, address: 'Ågatan 3, 753 10 Uppsala' },
  trip: sampleTrip(),
  price: samplePrice(),
  lines: [
    { kind: 'bus', bookingNumber: '20000008', amount: 1_062_264 },
    { kind: 'surcharge', amount: 10_000 },
  ],
  payments: [
    { paidBy: 'card', at: new Date('2027-01-02T03:04:05Z'), amount: 1_136_600, cardBrand: 'visa', cardLast4: '4242' },
  ],
  refunds: [],
  cancellationFee: null,
  issuedAt: new Date('2027-01-02T03:04:05Z'),
  ...changes,
});
