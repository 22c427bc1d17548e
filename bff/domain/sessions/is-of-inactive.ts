export type OwnerStatus = 'active' | 'suspended' | 'inactive';

/** Whether the operator or deal organisation that a user belongs to is inactive: then they cannot log in. */
export const isOfInactive = (user: {
  companyStatus: OwnerStatus | null;
  organisationStatus: OwnerStatus | null;
}): boolean => user.companyStatus === 'inactive' || user.organisationStatus === 'inactive';
