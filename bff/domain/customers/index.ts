/** Customers: the records that trips and invoices refer to. */
export { type Company } from './company-details';
export { createCustomer, type NewCustomer } from './create-customer';
export { type BuyingOrganisation, customerOfOrganisation, knownCustomerOfOrganisation } from './organisation-customer';
export { type CustomerSummary } from './customer-list.store';
export { customerOfUser, findCustomer, pseudonymiseCustomer } from './customer-of-user';
export { customerPolicy } from './customer.policy';
export { type ContactInfo, type Customer } from './customer.store';
export {
  customerOfAddress,
  type CustomerListQuery,
  findCustomers,
  findCustomersOfCompany,
  type FoundCustomers,
} from './find-customers';
export { registerCustomer, type Registration } from './register-customer';
export { contactInfo, contactRevision, type NewContactInfo, updateContactInfo } from './update-contact-info';
