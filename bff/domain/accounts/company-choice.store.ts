import { Company } from '@db/models';

export interface CompanyChoice {
  id: number;
  name: string;
}

/** All operators by name, for choosing a user's in a form. */
export async function companyChoices(): Promise<CompanyChoice[]> {
  const companies = await Company.findAll({ attributes: ['id', 'name'], order: ['name', 'id'] });
  return companies.map(({ id, name }) => ({ id, name }));
}
