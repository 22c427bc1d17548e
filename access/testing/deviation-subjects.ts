// Traces: S2-073, S2-074, S2-105, S2-106
import { randomUUID } from 'node:crypto';
import { chargeDeviation, handleDeviation, reportDeviation, seeDeviation } from '@bff/domain/deviations';
import type { UserActor } from '@bff/domain/shared/actor';
import type { SubjectKind } from '../rows';
import { newJourney } from './journey-subjects';
import { createPerson, type Person } from './people';

let made = 0;

const form = (cause: string) => ({
  cause,
  extraMetres: '12,5',
  extraMinutes: '45',
  price: '1250',
  comment: '',
  signature: 'Dag Förare',
});

/** A journey on the road, whose driver or company is about to report a deviation. */
export const aReport = (owner: 'DRIVER' | 'COMPANY_ADMIN'): SubjectKind => ({
  owners: [owner],
  make: async (person) => {
    const { number, secrets } = await newJourney(person, { status: 'started' });
    const { price, ...told } = form(`Omväg ${++made}`);
    const sendKey = randomUUID();
    const fields = { ...told, ...(owner === 'DRIVER' ? {} : { price }), sendKey };
    const body = { ...told, extraMetres: 12_500, extraMinutes: 45, sendKey };
    return { params: { id: number, number }, fields, body, secrets };
  },
});

type Stage = 'notHandled' | 'handled' | 'needsInvoice' | 'charged';

/** A company's deviation at that stage. */
export async function newDeviation(
  person: Person,
  stage: Stage,
  price: number | null = 125_000,
): Promise<{ id: number; mark: string }> {
  const { number } = await newJourney(person, { status: 'returnCompleted' });
  const mark = `Hemlig omväg ${++made}`;
  const company = person.actor as UserActor;
  const told = { cause: mark, extraMetres: 12_500, extraMinutes: 45, price, comment: null, signature: 'Dag Förare' };
  const { id } = await reportDeviation(company, { number, sendKey: randomUUID(), ...told });
  if (stage !== 'notHandled') await handleDeviation(company, id, 'handle');
  if (stage === 'needsInvoice' || stage === 'charged') await handleDeviation(company, id, 'needsInvoice');
  if (stage === 'charged') {
    const office = await createPerson('SYSTEM_ADMIN');
    await chargeDeviation(office.actor!, id, { act: 'charge' });
  }
  return { id, mark };
}

/** A deviation of the company, or of any company for administrators. */
export const aDeviation = (stage: Stage): SubjectKind => ({
  owners: ['COMPANY_ADMIN'],
  make: async (person) => {
    const owner = person.companyId === null ? await createPerson('COMPANY_ADMIN') : person;
    const { id, mark } = await newDeviation(owner, stage);
    const { revision } = await seeDeviation(owner.actor!, id);
    const fields = { ...form(`Omväg ${++made}`), revision, reason: 'Ingår i priset' };
    return { params: { id: String(id) }, fields, secrets: [mark] };
  },
});
