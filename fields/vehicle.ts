// Traces: S3-029, S3-030, S3-031, S3-032, S5-028, S5-029, S5-030
import * as z from 'zod/mini';
import { EQUIPMENT } from '@states/equipment';
import { BUS_TYPES, FUEL_TYPES } from '@states/vehicle-words';
import { decimal, type Kind, oneOf, optionalLine, row, someOf, wholeNumber, words } from './kinds';
import * as schemas from './schemas';

/** `abc 12d` as people write it becomes `ABC12D` as stored. */
const readRegistration = (typed: string): string | undefined => {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z0-9]{2,12}$/.test(plain) ? plain : undefined;
};
const typedRegistration = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const registrationNumber: Kind<string, string> = {
  asked: 'text',
  schema: schemas.read(typedRegistration, readRegistration, 'forms.registrationNumber'),
  body: schemas.read(typedRegistration, readRegistration, 'not a registration number'),
  show: (stored) => stored,
  required: true,
  maxLength: 20,
};

/** A number, or null. */
const orNothing = (kind: Kind<number, number>): Kind<number | null, number | null> => ({
  ...kind,
  schema: schemas.orElse<number | null>(kind.schema, null),
  body: z._default(z.nullable(kind.body), null),
  show: (stored) => (stored === null ? '' : String(stored)),
  required: false,
});

const systemId = z.string().check(z.trim(), z.regex(/^[\w.:~-]{1,64}$/, 'forms.externalId'));

/** A bus, as its company edits it. The domain checks rules between fields. */
export const vehicle = {
  registrationNumber,
  busType: oneOf(BUS_TYPES),
  model: optionalLine(80),
  modelYear: orNothing(wholeNumber({ least: 1950, most: 2100, outside: 'forms.year' })),
  seats: wholeNumber({ least: 1, most: 200, unit: 'seats' }),
  maxPassengers: wholeNumber({ least: 1, most: 300, unit: 'people' }),
  wheelchairPlaces: wholeNumber({ most: 50, unit: 'wheelchairs' }),
  seatArrangement: optionalLine(40),
  fuelType: oneOf(FUEL_TYPES),
  /** Tenths of a litre per 100 km are millilitres per kilometre; of a kilowatt hour, watt hours. */
  fuelPerKm: decimal({ decimals: 1, least: 1, most: 5_000 }),
  pickupKilometres: orNothing(wholeNumber({ least: 1, most: 2_000, unit: 'km' })),
  externalId: {
    ...optionalLine(64),
    schema: schemas.orElse<string>(systemId, ''),
    body: schemas.orElse<string>(systemId, ''),
  },
  accessories: someOf(EQUIPMENT.accessories),
  comfort: someOf(EQUIPMENT.comfort),
  safety: someOf(EQUIPMENT.safety),
  environmental: someOf(EQUIPMENT.environmental),
  /** From the catalogue that administrators maintain. */
  accessibility: words(100),
  /** Its default starting position. */
  depotId: row,
};
