import { hashPassword } from '@bff/domain/accounts';
import { connect } from '@db/connection';
import { createCustomer } from '@db/factories';
import { selectOne } from '@db/query';
import { type Times, times } from './table';

const LOGINS = 50;
const VOLLEYS = 4;
const PASSWORD = 'Gul-Buss-I-Regn-7';

export interface LoginTimes {
  /** The results page while nobody logs in, and while fifty users do. */
  quiet: Times;
  busy: Times;
  /** One login among the fifty. */
  login: Times;
}

/** Requests a page repeatedly while fifty users log in at once, several times over. */
export async function measureLogins(url: string, origin: string, page: string): Promise<LoginTimes> {
  const names = await createPeople(url);
  const ask = async () => {
    const started = performance.now();
    const answer = await fetch(origin + page);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the results page answered ${answer.status}`);
    return performance.now() - started;
  };
  for (let warm = 0; warm < 10; warm++) await ask();
  const quiet: number[] = [];
  for (let time = 0; time < 60; time++) quiet.push(await ask());

  const busy: number[] = [];
  const logins: number[] = [];
  for (let volley = 0; volley < VOLLEYS; volley++) {
    let isOver = false;
    const under = Promise.all(names.map((name) => logIn(origin, name))).then((taken) => {
      isOver = true;
      logins.push(...taken);
    });
    while (!isOver) busy.push(await ask());
    await under;
  }
  return { quiet: times(quiet), busy: times(busy), login: times(logins) };
}

async function logIn(origin: string, username: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${origin}/sv/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username, password: PASSWORD }).toString(),
  });
  await answer.arrayBuffer();
  if (answer.status !== 303) throw new Error(`a login answered ${answer.status}`);
  return performance.now() - started;
}

async function createPeople(url: string): Promise<string[]> {
  const database = connect(url);
  try {
    const passwordHash = await hashPassword(PASSWORD);
    const names: string[] = [];
    while (names.length < LOGINS) {
      const { userId } = await createCustomer({ passwordHash });
      const row = await selectOne<{ username: string }>('SELECT username FROM users WHERE id = :userId', { userId });
      names.push(row!.username);
    }
    return names;
  } finally {
    await database.close();
  }
}
