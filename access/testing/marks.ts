/** What a person typed or proves themselves by, so that it can be looked for where it must not be. */
const MARK = 'M4rk3dT3xt';
/** Stands in addresses: a page shows its own, in the link to the other language for instance. */
export const MARK_IN_ADDRESS = 'M4rk3d4ddr3ss';
/** As people write it, and as it is kept. */
const PHONE = { typed: '070-999 38 47', kept: '709993847' };
const CARD = '4000 0566 5566 5556';

/** Free text of a person's own. */
const FREE = /^(?:name|adminName|contactName|companyName|comment|specialRequests|reason|reference|costCenter|info|street(?:-\d+)?|title\w\w|markdown\w\w)$/; // prettier-ignore

/** A value as it is sent instead: what may be anything is marked, what would be refused for it is as it was. */
export function marked(name: string, value: string): string {
  if (/phone$/i.test(name)) return PHONE.typed;
  if (name === 'comment' || name === 'reason') return `${MARK} ${CARD}`;
  return FREE.test(name) ? `${MARK} ${value}`.slice(0, 60) : value;
}

export const markedFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, marked(name, value)]));

/** The same for what the API is sent. */
export function markedBody(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return marked(name, value);
  if (Array.isArray(value)) return value.map((one) => markedBody(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, markedBody(one, key)]));
}

/**
 * What no log may hold: what is marked, and what people and subjects of the access matrix are made of (each address of mail ends alike, each
 * name begins alike).
 */
export const PERSONAL = new RegExp(
  [MARK, MARK_IN_ADDRESS, PHONE.typed, PHONE.kept, CARD, 'test\\.invalid', 'demo\\.invalid', '701740605', '174 06 05', 'Hemlig', 'Åsa Ny', 'Anna Test', 'Stationsgatan', 'Kungsgatan', '\\bmatris\\w*\\d'].join('|'), // prettier-ignore
  'i',
);

/** The same but for what stands in an address. */
export const withoutAddressMarks = (html: string): string => html.replaceAll(MARK_IN_ADDRESS, '');

/** Passwords that are typed: they stand nowhere, in no page and no mail either. */
export const PASSWORDS = /Gul-Buss-I-Regn-7|Nytt-Ord-I-Bussen-3/;
