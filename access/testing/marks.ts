/** Marks what a user typed or authenticates with, so that it can be found where it must not be. */
const MARK = 'M4rk3dT3xt';
/** For addresses: a page contains its own, for instance in the link to the other language. */
export const MARK_IN_ADDRESS = 'M4rk3d4ddr3ss';
/** As typed, and as stored. */
const PHONE = { typed: '070-999 38 47', kept: '709993847' };
const CARD = '4000 0566 5566 5556';

/** Fields of free personal text. */
const FREE = /^(?:name|adminName|contactName|companyName|comment|specialRequests|reason|reference|costCenter|info|street(?:-\d+)?|title\w\w|markdown\w\w)$/; // prettier-ignore

/** The value to send instead: free text is marked; what would then be refused stays as it was. */
export function marked(name: string, value: string): string {
  if (/phone$/i.test(name)) return PHONE.typed;
  if (name === 'comment' || name === 'reason') return `${MARK} ${CARD}`;
  return FREE.test(name) ? `${MARK} ${value}`.slice(0, 60) : value;
}

export const markedFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, marked(name, value)]));

/** The same for an API body. */
export function markedBody(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return marked(name, value);
  if (Array.isArray(value)) return value.map((one) => markedBody(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, markedBody(one, key)]));
}

/**
 * What no log may contain: marked values, and what people and subjects of the access matrix are made of (each mail address has the same
 * end, each name the same beginning).
 */
export const PERSONAL = new RegExp(
  [MARK, MARK_IN_ADDRESS, PHONE.typed, PHONE.kept, CARD, 'test\\.invalid', 'demo\\.invalid', '701740605', '174 06 05', 'Hemlig', 'Åsa Ny', 'Anna Test', 'Stationsgatan', 'Kungsgatan', '\\bmatris\\w*\\d'].join('|'), // prettier-ignore
  'i',
);

/** The same without the marks in addresses. */
export const withoutAddressMarks = (html: string): string => html.replaceAll(MARK_IN_ADDRESS, '');

/** Passwords that are typed: they may appear nowhere, neither in pages nor mails. */
export const PASSWORDS = /Gul-Buss-I-Regn-7|Nytt-Ord-I-Bussen-3/;
