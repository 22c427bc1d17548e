import { sellingNames } from '@bff/domain/companies';

/** The only company that a search asks, if it asks one that sells here. */
export interface OneCompany {
  id: string;
  name: string;
}

export async function oneCompany(params: URLSearchParams): Promise<OneCompany | null> {
  const id = params.get('operator') ?? '';
  const [name] = /^\d{1,12}$/.test(id) ? await sellingNames([Number(id)]) : [];
  return name === undefined ? null : { id, name };
}
