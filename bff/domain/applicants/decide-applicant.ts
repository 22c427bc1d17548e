// Traces: S2-090, S2-091, S4-054, S4-055, S8-154
import { inTransaction } from '@bff/platform/transaction';
import { addCompany, type FirstAdministrator, type PermitLack, permitLacks } from '../companies';
import { queueMail } from '../notifications';
import type { RecentActor, UserActor } from '../shared/actor';
import { must } from '../shared/errors';
import { applicantPolicy } from './applicant.policy';
import { type Applicant, applicantStore } from './applicant.store';

/** The application under its lock; of two who decide at once the second finds it decided. */
async function lockWaiting(actor: UserActor, id: number): Promise<Applicant> {
  must(applicantPolicy.decide(actor), 'auth.noPermission');
  const applicant = await applicantStore.lock(id);
  must(applicant, 'applicant.notFound');
  must(applicant.status === 'received', 'applicant.decided');
  return applicant;
}

/**
 * Approves an application: creates the company, and invites its first administrator by mail. Says what it lacks of a
 * permit, which is then to be entered.
 * @throws DomainError `auth.noPermission`, `applicant.notFound`, `applicant.decided`, `company.duplicateOrgNumber`; `user.duplicateEmail`
 * at the field `adminEmail`
 */
export async function approveApplicant(
  actor: RecentActor,
  { id, administrator }: { id: number; administrator: FirstAdministrator },
): Promise<{ companyId: number; lacks: PermitLack[] }> {
  return inTransaction(async () => {
    const applicant = await lockWaiting(actor, id);
    const { name, orgNumber, contactName, contactEmail, contactPhone, language, city, countries, info } = applicant;
    const { trafficPermit, trafficPermitUntil } = applicant;
    const { companyId } = await addCompany(actor, {
      details: {
        name,
        orgNumber,
        contactName,
        contactEmail,
        contactPhone,
        language,
        city,
        countries,
        info,
        trafficPermit,
        trafficPermitUntil,
        // Until the company names who answers at night.
        emergencyPhone: contactPhone,
        street: '',
        postcode: '',
        certificates: [],
        isPartner: false,
        offersSecondDriver: false,
        allowsTenHourDays: false,
      },
      administrator,
      isApproved: true,
    });
    await applicantStore.approve(applicant, actor, companyId);
    return { companyId, lacks: permitLacks(applicant) };
  });
}

/** Denies an application, and mails the reason. @throws DomainError `auth.noPermission`, `applicant.notFound`, `applicant.decided` */
export async function denyApplicant(actor: UserActor, { id, reason }: { id: number; reason: string }): Promise<void> {
  await inTransaction(async () => {
    const applicant = await lockWaiting(actor, id);
    await applicantStore.deny(applicant, actor, reason);
    const { contactEmail, contactName, name: companyName, language } = applicant;
    const data = { name: contactName, companyName, reason };
    await queueMail('applicationDenied', { to: contactEmail, language, data });
  });
}
