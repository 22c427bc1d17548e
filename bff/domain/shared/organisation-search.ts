import { Op, type WhereOptions } from 'sequelize';
import { namedNumber } from '@formats';
import { containing } from './containing';
import { holdsDigits, readSearch } from './searched-text';

/**
 * The condition for searching a list of organisations: digits match the beginning of an organisation number, or a part of one of
 * the telephone numbers, any other text a part of one of the names. Organisation numbers are ASCII, so only digits are compared with them.
 */
export function organisationsLike(
  text: string,
  names: readonly string[],
  phones: readonly string[] = [],
): WhereOptions {
  if (!text) return {};
  const { phone } = readSearch(text);
  if (phone !== undefined && phones.length > 0)
    return { [Op.or]: phones.map((name) => ({ [name]: holdsDigits(phone) })) };
  const named = namedNumber(text);
  const isOrganisations = named?.of === undefined || named.of === 'customer' || named.of === 'company';
  const digits = (isOrganisations && named ? named.written : text).replace(/[\s-]/g, '');
  const byNumber = /^\d+$/.test(digits) ? [{ orgNumber: { [Op.like]: `${digits}%` } }] : [];
  // One may be called «Kund 12».
  const byName =
    byNumber.length > 0 && !named ? [] : names.map((name) => ({ [name]: { [Op.like]: containing(text) } }));
  return { [Op.or]: [...byNumber, ...byName] };
}
