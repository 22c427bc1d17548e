import { select } from '@db/query';

export interface CompanyChoice {
  id: number;
  name: string;
}

/** All operators by name, for a form in which a user's is chosen. */
export const companyChoices = (): Promise<CompanyChoice[]> =>
  select<CompanyChoice>('SELECT id, name FROM companies ORDER BY name, id');
