const checkId = (value: string): string | undefined => (/^\d{1,15}$/.test(value) ? undefined : 'forms.invalid');

/** The rules of filters that are an operator or a customer, by their ids. */
export const checkCompany = checkId;
export const checkCustomer = checkId;

/** Whose rows a list of all operators' shows: everybody's, or the chosen operator's. */
export const chosenCompany = ({ company }: { company?: string | undefined }) => ({
  companyId: undefined,
  operatorId: company === undefined ? undefined : Number(company),
});
