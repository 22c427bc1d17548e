/** The rule of a filter that is an operator, by its id. */
export const checkCompany = (value: string): string | undefined =>
  /^\d{1,15}$/.test(value) ? undefined : 'forms.invalid';

/** Whose rows a list of all operators' shows: everybody's, or the chosen operator's. */
export const chosenCompany = ({ company }: { company?: string | undefined }) => ({
  companyId: undefined,
  operatorId: company === undefined ? undefined : Number(company),
});
