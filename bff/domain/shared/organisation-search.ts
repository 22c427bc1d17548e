import { Op, type WhereOptions } from 'sequelize';
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
  const digits = text.replace(/[\s-]/g, '');
  if (/^\d+$/.test(digits)) return { orgNumber: { [Op.like]: `${digits}%` } };
  return { [Op.or]: names.map((name) => ({ [name]: { [Op.like]: containing(text) } })) };
}
