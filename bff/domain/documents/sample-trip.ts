import type { Trip, TripPrice } from './trip';

/** A day trip Uppsala – Gävle with one bus, for sample mails and tests, with changes where needed. */
export const sampleTrip = (changes: Partial<Trip> = {}): Trip => ({
  orderNumber: '12345674',
  tripType: 'day-trip',
  adults: 38,
  children: 6,
  wheelchairs: 1,
  legs: [
    {
      direction: 'outbound',
      departure: new Date('2027-03-10T07:00:00Z'),
      arrival: new Date('2027-03-10T08:20:00Z'),
      stops: [
        {
          name: 'Uppsala',
          street: 'Kungsgatan 1',
          lat: 59.858562,
          lon: 17.638927,
          arrival: null,
          departure: new Date('2027-03-10T07:00:00Z'),
        },
        {
          name: 'Gävle',
          street: null,
          lat: 60.67488,
          lon: 17.141273,
          arrival: new Date('2027-03-10T08:20:00Z'),
          departure: null,
        },
      ],
    },
    {
      direction: 'return',
      departure: new Date('2027-03-10T17:00:00Z'),
      arrival: new Date('2027-03-10T18:20:00Z'),
      stops: [
        {
          name: 'Gävle',
          street: null,
          lat: 60.67488,
          lon: 17.141273,
          arrival: null,
          departure: new Date('2027-03-10T17:00:00Z'),
        },
        {
          name: 'Uppsala',
          street: 'Kungsgatan 1',
          lat: 59.858562,
          lon: 17.638927,
          arrival: new Date('2027-03-10T18:20:00Z'),
          departure: null,
        },
      ],
    },
  ],
  buses: [{ bookingNumber: '20000008', model: 'Volvo 9700', registrationNumber: 'ABC123', seats: 50, passengers: 44 }],
  operator: {
    name: 'Åbergs Buss & Trafik AB',
    orgNumber: '5560360793',
    email: 'trafik@demo.invalid',
    phone: '+46181234567',
    emergencyPhone: '+46701234567',
  },
  contact: { name: 'Anna Öberg', email: 'anna@demo.invalid', phone: '+46701112233' },
  ...changes,
});

export const samplePrice = (changes: Partial<TripPrice> = {}): TripPrice => ({
  customerPrice: 1_072_264,
  tax: 64_336,
  taxBasisPoints: 600,
  total: 1_136_600,
  countries: ['SE'],
  ...changes,
});
