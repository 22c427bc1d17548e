// Traces: S3-038, S3-039, S3-040, S5-006, S5-020
import * as z from 'zod/mini';
import { day, email, flag, type Kind, line, lines, optionalDay, optionalLine, orgNumber, phone, someOf } from './kinds';
import { language } from './account';
import * as schemas from './schemas';

/** Standards and schemes by which an operator is certified (specification section 3, Operator). */
export const CERTIFICATES = [
  'lgbtiCertified',
  'roadSafetyCertified',
  'environmentCertified',
  'iso39001Certified',
  'iso14001Certified',
] as const;

/** The countries that a company drives in; the page provides the options. */
const countries: Kind<string[], readonly string[]> = {
  asked: 'some',
  schema: schemas.countries,
  body: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1), z.maxLength(60)),
  show: (stored) => stored,
  required: true,
};

/** What a bus company states in its application. */
export const application = {
  name: line(),
  orgNumber,
  city: line(100),
  countries,
  info: lines,
  // Systems that apply may omit it, as they did before it was required.
  trafficPermit: { ...line(60), body: optionalLine(60).body },
  trafficPermitUntil: { ...day, body: optionalDay.body as Kind<string>['body'] },
  contactName: line(),
  contactEmail: email,
  contactPhone: phone,
};

/** A company's details, as administrators edit them. */
export const company = {
  ...application,
  trafficPermit: optionalLine(60),
  trafficPermitUntil: optionalDay,
  street: optionalLine(200),
  postcode: optionalLine(12),
  emergencyPhone: phone,
  language,
  certificates: someOf(CERTIFICATES),
  offersSecondDriver: flag,
  allowsTenHourDays: flag,
  isPartner: flag,
};
