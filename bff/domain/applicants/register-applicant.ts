// Traces: S2-025, S7-014
import { clock } from '@bff/platform/clock';
import { publicOrigin } from '@bff/platform/env';
import { inTransaction } from '@bff/platform/transaction';
import { checkedCountries, companyNumbers, isRegistered } from '../companies';
import { alertAdministrators, queueMail } from '../notifications';
import { type Language, visitor } from '../shared/actor';
import { DomainError, must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import { rateLimit } from '../shared/rate-limit.store';
import { applicantStore } from './applicant.store';

/** What a company enters about itself. Logo, emergency phone and certificates are filled in once it has an account. */
export interface Application {
  name: string;
  /** Organisation or VAT number, in any notation. */
  orgNumber: string;
  contactName: string;
  contactEmail: string;
  /** E.164. */
  contactPhone: string;
  city: string;
  countries: readonly string[];
  info: string | null;
  /** The number of its traffic permit, and the last local day on which it is valid. */
  trafficPermit: string;
  trafficPermitUntil: string | null;
  /** Of the mails about it. */
  language: Language;
}

const SENT_TWICE_MS = 60_000;
/** New applications from one address: an office has one company, seldom several. */
const limit = rateLimit('applications', { points: 20, seconds: 3_600 });

/**
 * A company applies to sell its trips here. The applicant gets a mail, administrators another. Whether the contact's address has an account
 * is not checked: the answer would reveal it.
 * @throws DomainError `customer.orgNumber`, `company.duplicateOrgNumber` (a company or a waiting application has the number, also when two
 * apply at once), `company.unknownCountry`, `request.tooMany`
 */
export async function registerApplicant(
  application: Application,
  clientAddress: string,
): Promise<{ applicantId: number }> {
  const numbers = companyNumbers(application.orgNumber);
  await limit(clientAddress);
  const made = inTransaction(async () => {
    must(!(await isRegistered(numbers.orgNumber)), 'company.duplicateOrgNumber', [], 'orgNumber');
    const countries = await checkedCountries(application.countries);
    const contactEmail = application.contactEmail.toLowerCase();
    const applicantId = await applicantStore.insert({ ...application, ...numbers, contactEmail, countries });
    const { language, name: companyName, contactName: name } = application;
    await logTransition({
      entity: 'applicant',
      entityId: applicantId,
      from: null,
      to: 'received',
      by: visitor(language),
    });
    await queueMail('applicationReceived', { to: contactEmail, language, data: { name, companyName } });
    const url = `${publicOrigin()}/sv/dashboard/admin/applicants/reply/${applicantId}`;
    await alertAdministrators('applicationReceived', { applicantId, url }, `applicationReceived:${applicantId}`);
    return { applicantId };
  });
  return made.catch(async (error: unknown) => {
    if (!(error instanceof DomainError) || error.key !== 'company.duplicateOrgNumber') throw error;
    const again = await justSent(numbers.orgNumber, application);
    if (!again) throw error;
    return again;
  });
}

/** The application that this very form made a moment ago: a double click sends it twice and should not say «there is one already». */
async function justSent(orgNumber: string, { contactEmail }: Application) {
  const waiting = await applicantStore.findWaiting(orgNumber);
  if (waiting?.contactEmail !== contactEmail.toLowerCase()) return undefined;
  return clock.millis() - waiting.createdAt.getTime() <= SENT_TWICE_MS ? { applicantId: waiting.id } : undefined;
}
