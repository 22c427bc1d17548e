import { companyStore } from './company.store';

/** Whether a company of that organisation number (ten digits) is here already, in whatever state. */
export const isRegistered = (orgNumber: string): Promise<boolean> => companyStore.hasOrgNumber(orgNumber);
