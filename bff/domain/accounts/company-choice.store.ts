import { Company } from '@db/models';

export interface CompanyChoice {
  id: number;
  name: string;
}

/** All operators by name, for a form in which a user's is chosen. */
export async function companyChoices(): Promise<CompanyChoice[]> {
  const companies = await Company.findAll({ attributes: ['id', 'name'], order: ['name', 'id'] });
  return companies.map(({ id, name }) => ({ id, name }));
}
