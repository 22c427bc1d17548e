import type { CompanyChoice } from '@bff/domain/accounts';

/** A filter of a list that has the rows of all operators. */
export const companyFilter = (label: string, companies: readonly CompanyChoice[]) => ({
  name: 'company',
  label,
  options: companies.map(({ id, name }) => ({ value: String(id), label: name })),
});
