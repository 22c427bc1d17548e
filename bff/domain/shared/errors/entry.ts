/** A message: its errorCode in the API, which is never reused, the HTTP status, and both texts. `{0}` and `{1}` are the params, `{0:money}` an amount in öre, `{0:number}` a number, `{0:moment}` an instant (ISO 8601), `{0:period}` two with a slash between them, `{0:wait}` seconds to wait. */
export interface CatalogueEntry {
  errorCode: number;
  status: 400 | 401 | 403 | 404 | 405 | 409 | 411 | 412 | 413 | 415 | 422 | 423 | 429 | 503;
  sv: string;
  en: string;
}

export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

export const entry = (errorCode: number, status: CatalogueEntry['status'], sv: string, en: string): CatalogueEntry => ({
  errorCode,
  status,
  sv,
  en,
});
