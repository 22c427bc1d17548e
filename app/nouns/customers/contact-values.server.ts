import type { Customer } from '@bff/domain/customers';
import { formatOrgNumber } from '@formats';
import { formatPhone } from '@bff/domain/shared/shown-phone';

/** The form's initial values. */
export const contactValues = (customer: Customer): Record<string, string | null> => {
  const { name, email: address, phone: number, street, postcode, city, companyName, orgNumber } = customer;
  return {
    name,
    email: address,
    phone: formatPhone(number),
    street,
    postcode,
    city,
    companyName,
    orgNumber: orgNumber && formatOrgNumber(orgNumber),
  };
};
