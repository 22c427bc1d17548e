import { companyStore } from './company.store';

/** Whether a company with that organisation number (ten digits) exists already, in any state. */
export const isRegistered = (orgNumber: string): Promise<boolean> => companyStore.hasOrgNumber(orgNumber);
