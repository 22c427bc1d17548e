import { Op } from 'sequelize';
import { Company, User } from '@db/models';
import type { Language } from '../shared/actor';

interface EndingPermit {
  companyId: number;
  name: string;
  trafficPermit: string;
  /** Local day. */
  until: string;
}

/** Active companies whose permit's last day is between two local days, both included. */
export async function permitsThatEnd(from: string, to: string): Promise<EndingPermit[]> {
  const rows = await Company.findAll({
    where: { status: { [Op.ne]: 'inactive' }, trafficPermitUntil: { [Op.between]: [from, to] } },
    order: ['id'],
  });
  return rows.map(({ id: companyId, name, trafficPermit, trafficPermitUntil }) => ({
    companyId,
    name,
    trafficPermit,
    until: trafficPermitUntil!,
  }));
}

/** Whom to write to at a company: its admins that can log in, or are about to for the first time. */
export async function permitReaders(
  companyId: number,
): Promise<{ userId: number; email: string; language: Language }[]> {
  const users = await User.scope(['active', { method: ['withRole', 'COMPANY_ADMIN'] }]).findAll({
    where: { companyId },
    order: ['id'],
  });
  return users.map(({ id: userId, email, language }) => ({ userId, email, language }));
}
