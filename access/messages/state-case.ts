import { offerSecondFactor, turnOnSecondFactor } from '@bff/domain/accounts';
import { forgetSettings } from '@bff/domain/settings';
import { clock } from '@bff/platform/clock';
import { execute, select } from '@db/query';
import { Secret, TOTP } from 'otpauth';
import type { SubjectKind } from '../rows';
import { createPerson, type Person } from '../testing/people';
import type { Asking } from './asking';

/** Produces the message: the last answer carries it. */
export type StateCase = (asking: Asking) => Promise<Response>;

export const admin = () => createPerson('SYSTEM_ADMIN');
export const owner = () => createPerson('SYSTEM_OWNER');
export const customer = () => createPerson('PRIVATE_CUSTOMER');
export const visitor = () => createPerson('visitor');
export const ownerOf = ({ actor }: Person) => ({ userId: actor!.userId, customerId: actor!.customerId! });

export const opened =
  (path: string, by = admin): StateCase =>
  async ({ open }) =>
    open(await by(), path);

/** A subject's valid form, for those who may send it. */
export async function formOf(kind: SubjectKind, person: Person) {
  const { params = {}, fields = {} } = await kind.make(person);
  return { id: params['id'] ?? params['slug'] ?? params['key'] ?? '', fields: fields as Record<string, string> };
}

/** An administrator's form with a change, sent a given number of times. */
export const sent =
  (
    kind: SubjectKind,
    path: (id: string) => string,
    change: Record<string, string> = {},
    times = 1,
    by = admin,
  ): StateCase =>
  async ({ send }) => {
    const person = await by();
    const { id, fields } = await formOf(kind, person);
    for (let time = 1; time < times; time++) await send(person, path(id), { ...fields, ...change });
    return send(person, path(id), { ...fields, ...change });
  };

/** Changes a setting for the duration of a call. */
export async function withSetting<Result>(key: string, value: string, work: () => Promise<Result>): Promise<Result> {
  const rows = await select<{ value: string }>('SELECT value FROM settings WHERE setting_key = :key', { key });
  const set = async (to: string) => {
    await execute('UPDATE settings SET value = :to WHERE setting_key = :key', { key, to });
    forgetSettings();
  };
  await set(value);
  try {
    return await work();
  } finally {
    await set(rows[0]!.value);
  }
}

/** What an authenticator app is given, and the code it shows. */
export async function offeredFactor({ actor }: Person): Promise<{ offer: string; code: string }> {
  const { offer, secret } = await offerSecondFactor(actor!);
  return { offer, code: new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.millis() }) };
}

/** The same person with a second factor. */
export async function withSecondFactor(person: Person): Promise<Person> {
  await turnOnSecondFactor(person.actor!, { ...(await offeredFactor(person)), sessionId: 0 });
  return person;
}
