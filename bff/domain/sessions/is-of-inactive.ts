export type OwnerStatus = 'active' | 'suspended' | 'inactive';

/** Whether the operator or deal organisation that somebody belongs to has left: then they cannot log in. */
export const isOfInactive = (user: {
  companyStatus: OwnerStatus | null;
  organisationStatus: OwnerStatus | null;
}): boolean => user.companyStatus === 'inactive' || user.organisationStatus === 'inactive';
