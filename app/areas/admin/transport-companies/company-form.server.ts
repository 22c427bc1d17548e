import { z } from 'zod';
import { CERTIFICATES, type Company, type CompanyDetails } from '@bff/domain/companies';
import { countries, email, info, line, optionalLine, phone } from '~/forms/field-schemas';
import { formatPhone } from '~/forms/format-phone';

const box = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

/** A company's details, in the order in which the page has them. The organisation number is the domain's to check. */
export const companyFields = {
  name: line(200),
  orgNumber: line(40),
  street: optionalLine(200),
  postcode: optionalLine(12),
  city: line(100),
  info,
  contactName: line(200),
  contactEmail: email,
  contactPhone: phone,
  emergencyPhone: phone,
  language: z.enum(['sv', 'en']),
  countries,
  certificates: z.array(z.enum(CERTIFICATES)).max(CERTIFICATES.length).optional().default([]),
  offersSecondDriver: box,
  allowsTenHourDays: box,
  isPartner: box,
};

type Values = Record<string, string | readonly string[] | null>;

const boxValue = (isOn: boolean) => (isOn ? 'on' : null);

/** What stands in the form before anything was typed. */
export const companyValues = (company: Company): Values => ({
  name: company.name,
  orgNumber: company.orgNumber,
  street: company.street,
  postcode: company.postcode,
  city: company.city,
  info: company.info,
  contactName: company.contactName,
  contactEmail: company.contactEmail,
  contactPhone: formatPhone(company.contactPhone),
  emergencyPhone: formatPhone(company.emergencyPhone),
  language: company.language,
  countries: company.countries,
  certificates: company.certificates,
  offersSecondDriver: boxValue(company.offersSecondDriver),
  allowsTenHourDays: boxValue(company.allowsTenHourDays),
  isPartner: boxValue(company.isPartner),
});

/** A form's value as the domain takes it: without the fields that are not the company's. */
export function detailsOf(value: CompanyDetails): CompanyDetails {
  const { name, orgNumber, street, postcode, city, info: about, contactName, contactEmail, contactPhone } = value;
  const { emergencyPhone, language, countries: where, certificates } = value;
  const { offersSecondDriver, allowsTenHourDays, isPartner } = value;
  return {
    ...{ name, orgNumber, street, postcode, city, info: about, contactName, contactEmail, contactPhone },
    ...{ emergencyPhone, language, countries: where, certificates, offersSecondDriver, allowsTenHourDays, isPartner },
  };
}
