import { vatNumberOf } from '@bff/domain/shared/numbers';
import { orgNumberFor } from '@db/factories/numbers';
import { Applicant, EventLogEntry, User } from '@db/models';

/** Applicants' organisation numbers, apart from those of demo operators and customers. */
const FIRST = 95_000;
const HOUR_MS = 3_600_000;

/** Company, contact, town, countries, what it says, and how many hours ago it applied. */
const APPLICANTS = [
  ['Demobuss Jämtland AB', 'Jonna Fjällström', 'Östersund', 'SE,NO', 'Fem turistbussar i Östersund. Kör mycket till Trondheim och fjällen.', 5],
  ['Provresor i Skåne AB', 'Milan Provsson', 'Kristianstad', 'SE,DK,DE', 'Två dubbeldäckare och tre minibussar. www.provresor.invalid', 29],
  ['Exempelbussarna Gotland HB', 'Gun Exempel', 'Visby', 'SE', null, 74],
] as const; // prettier-ignore

/** Bus companies that wait for an answer, and one that got a no. */
export async function loadApplicants(now: Date): Promise<void> {
  for (const [index, [name, contactName, city, countries, info, hours]] of APPLICANTS.entries()) {
    await apply({
      index,
      name,
      contactName,
      city,
      countries,
      info,
      createdAt: new Date(now.getTime() - hours * HOUR_MS),
    });
  }
  const admin = await User.findOne({ where: { username: 'admin' } });
  if (!admin) return;
  const asked = new Date(now.getTime() - 240 * HOUR_MS);
  const decidedAt = new Date(now.getTime() - 200 * HOUR_MS);
  const about = { name: 'Demo Veteranbussar', contactName: 'Veine Test', city: 'Motala', countries: 'SE', info: null };
  const denied = await apply({ index: APPLICANTS.length, ...about, createdAt: asked });
  const denyReason = 'Trafiktillstånd saknas.';
  await denied.update({ status: 'denied', decidedAt, decidedByUserId: admin.id, denyReason });
  await EventLogEntry.create({
    entity: 'applicant',
    entityId: denied.id,
    fromState: 'received',
    toState: 'denied',
    actorKind: 'user',
    actorUserId: admin.id,
    reason: denyReason,
    at: decidedAt,
  });
}

interface Applying {
  index: number;
  name: string;
  contactName: string;
  city: string;
  countries: string;
  info: string | null;
  createdAt: Date;
}

async function apply({ index, createdAt, ...about }: Applying): Promise<Applicant> {
  const orgNumber = orgNumberFor(FIRST + index);
  const applicant = await Applicant.create({
    ...about,
    orgNumber,
    vatNumber: vatNumberOf(orgNumber),
    contactEmail: `ansokan${index + 1}@demo.invalid`,
    // 070-174 06 05 to 99 are kept free for fiction.
    contactPhone: `+467017406${10 + index}`,
    language: 'sv',
    createdAt,
  });
  const event = { entity: 'applicant', entityId: applicant.id, toState: 'received', actorKind: 'visitor', at: createdAt } as const; // prettier-ignore
  await EventLogEntry.create(event);
  return applicant;
}
