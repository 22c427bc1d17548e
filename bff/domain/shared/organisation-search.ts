import { Op, type WhereOptions } from 'sequelize';
import { containing } from './containing';

/**
 * What the search field of a list of organisations finds: the beginning of an organisation number, or a part of one of these. Organisation
 * numbers are ASCII: only digits are compared with them.
 */
export function organisationsLike(text: string, names: readonly string[]): WhereOptions {
  if (!text) return {};
  const digits = text.replace(/[\s-]/g, '');
  if (/^\d+$/.test(digits)) return { orgNumber: { [Op.like]: `${digits}%` } };
  return { [Op.or]: names.map((name) => ({ [name]: { [Op.like]: containing(text) } })) };
}
