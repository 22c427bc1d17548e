// Traces: S4-051, S4-052, S4-053, S4-066, S8-069
import { clock } from '@bff/platform/clock';
import { inTransaction } from '@bff/platform/transaction';
import { queueMail } from '../notifications';
import { logOutCompany } from '../sessions';
import type { Actor } from '../shared/actor';
import { must } from '../shared/errors';
import { type CompanyStatus, companyStates } from './company-states';
import { companyPolicy } from './company.policy';
import { companyStore } from './company.store';

/**
 * Activates, suspends or deactivates a company, and mails it the reason. Bookings and holds stand: a suspended company drives them, and one
 * with trips left is not deactivated. A deactivated company's users are logged out.
 * @throws DomainError `auth.noPermission`, `company.notFound`, `state.notAllowed`, `company.upcomingTrips` with when the last one ends
 */
export async function changeCompanyStatus(
  actor: Actor,
  { id, to, reason }: { id: number; to: CompanyStatus; reason: string | null },
): Promise<void> {
  must(companyPolicy.manage(actor), 'auth.noPermission');
  await inTransaction(async () => {
    // Holding a bus takes this row's shared lock first: no trip is sold while this looks for them.
    const company = await companyStore.lock(id);
    must(company, 'company.notFound');
    companyStates.check(company.status, to);
    if (to === 'inactive') {
      const until = await companyStore.lastTripEnd(id, clock.now());
      must(!until, 'company.upcomingTrips', until ? [until.toISOString()] : []);
      await logOutCompany(id);
    }
    await companyStore.move(company, to, { actor, reason });
    const { name: companyName, contactEmail, language } = company;
    await queueMail('companyStatusChanged', { to: contactEmail, language, data: { companyName, status: to, reason } });
  });
}

/** When the company's last trip ends, or null: until then it cannot be deactivated. */
export async function tripsUntil(actor: Actor, id: number): Promise<Date | null> {
  must(companyPolicy.see(actor, { id }), 'company.notFound');
  return (await companyStore.lastTripEnd(id, clock.now())) ?? null;
}
