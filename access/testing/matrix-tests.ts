import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perConnection } from '@db/per-connection';
import { useTestDatabase } from '@db/testing/test-database';
import { screenAt } from '@bff/edge/find-screen';
import { seedReference } from '@bff/seeds/reference';
import { ENDPOINTS } from '@bff/api/endpoints';
import { ACTOR_KINDS, type ActorKind } from '../actors';
import { matchedRoute } from '../app-routes';
import { endpointRows, type MatrixPart, pageRows, partOfPage } from '../matrix';
import type { Outcomes } from '../outcomes';
import { atAnothers, type FormRow, type PageRow, type Subject, type SubjectKind } from '../rows';
import { changedTables, checksums } from '@db/testing/changed-rows';
import { formsInPage, versionShown } from './forms-in-page';
import { createPerson, type Person } from './people';
import { addressOf, callApi, type Met, openPage, sendForm } from './probe';
import { startMarket, stopMarket } from './subjects';
import { wholeApp } from './whole-app';

/** Two of each kind: one asks, the other owns somebody else's subjects. */
const peopleHere = perConnection(() => new Map<ActorKind, { self: Person; twin: Person }>());

const NOTHING: SubjectKind = { owners: ['PRIVATE_CUSTOMER'], make: () => Promise.resolve({}) };
/** Subjects for those without access: they change nothing, so one per kind and owner serves every row. */
const othersHere = perConnection(() => new Map<SubjectKind, Map<ActorKind, Subject>>());
async function anothers(kind: SubjectKind, owner: ActorKind): Promise<Subject> {
  const byOwner = othersHere().get(kind) ?? new Map<ActorKind, Subject>();
  othersHere().set(kind, byOwner);
  const made = byOwner.get(owner) ?? (await kind.make(peopleHere().get(owner)!.twin));
  byOwner.set(owner, made);
  return made;
}

/** Only forms of screens that declare uploads are sent with files. */
const takesFiles = (address: string) => screenAt(`/sv${address.split('?')[0]}`)?.uploads === true;
type Drive = (person: Person, subject: Subject) => Promise<Met>;

interface Case {
  expected: Outcomes;
  /** The status for those who may. */
  done: number;
  subject: SubjectKind | undefined;
  others: Partial<Outcomes>;
  drive: Drive;
  /** A GET: it may write nothing beyond what any request writes. */
  isRead?: boolean;
  /** The same by another route, whose answer may reveal no more. */
  byTheWay?: Drive;
}

/** Runs a case with everybody who may not, then with everybody who may, then with those at somebody else's subject. */
async function check({ expected, done, subject: kind, others, drive, isRead, byTheWay }: Case): Promise<void> {
  const { owners, make } = kind ?? NOTHING;
  const owns = (who: ActorKind) => owners.includes(who);
  const deviations: string[] = [];
  const note = (what: string, { outcome, location, body }: Met, asked: string) => {
    const isRefused = outcome === 422 && asked === 'refused';
    const found = outcome === done ? 'allowed' : isRefused ? 'refused' : String(outcome);
    if (found !== asked)
      deviations.push(
        `${what}: ${found}${location ? ` → ${location}` : ''}, not ${asked}${outcome === 500 || outcome === 503 ? ` ${body.slice(0, 300)}` : ''}`,
      );
  };
  const denied = ACTOR_KINDS.filter((who) => expected[who] !== 'allowed');
  const allowed = ACTOR_KINDS.filter((who) => expected[who] === 'allowed');

  // Somebody else's: of the first kind of owner, or of another person of the same kind.
  const foreign = await anothers(kind ?? NOTHING, owners[0]);
  const strangers = [
    ...denied.map((who) => ({ who, asked: expected[who], subject: foreign })),
    ...(kind
      ? await Promise.all(
          allowed.filter(owns).map(async (who) => ({
            who,
            asked: atAnothers({ others }, who),
            subject: await anothers(kind, who),
          })),
        )
      : []),
  ];
  const before = await checksums();
  for (const { who, asked, subject } of strangers) {
    if (asked === 'allowed') continue;
    const answer = await drive(peopleHere().get(who)!.self, subject);
    note(`${who} at another's`, answer, asked);
    const secrets = subject.secrets ?? [];
    if (secrets.length === 0) continue;
    const told = answer.body + (byTheWay ? (await byTheWay(peopleHere().get(who)!.self, subject)).body : '');
    for (const secret of secrets)
      if (told.includes(Buffer.from(secret).toString('latin1'))) deviations.push(`${who} reads «${secret}»`);
  }
  const changed = changedTables(before, await checksums());
  if (changed.length > 0) deviations.push(`those who may not have changed ${changed.join(', ')}`);

  for (const who of allowed) {
    const { self } = peopleHere().get(who)!;
    const subject = await make(owns(who) ? self : peopleHere().get(owners[0])!.twin);
    // One is enough: what is written depends on the page, not on its reader.
    const shown = isRead && who === allowed[0] ? await checksums() : undefined;
    note(who, await drive(self, subject), 'allowed');
    const written = shown ? changedTables(shown, await checksums()) : [];
    if (written.length > 0) deviations.push(`${who} reads, and that writes ${written.join(', ')}`);
  }
  expect(deviations).toEqual([]);
}

const dataAddress = (address: string) => address.replace(/\/?(?=\?|$)/, '.data');

/** Forms on the page without a row. */
function undeclaredForms(shown: string, html: string): string[] {
  return formsInPage(html).flatMap(({ action, intents }) => {
    const target = action === '' ? shown : matchedRoute(action);
    // What is served beside the pages (the sandbox's payment page) does its own checks.
    if (target === undefined) return [];
    const declared = pageRows.filter(({ route }) => route === target).flatMap(({ forms = {} }) => Object.keys(forms));
    return intents
      .filter((intent) => !declared.includes(intent))
      .map((intent) => `«${target}» is sent the form «${intent}», which its row does not name`);
  });
}

/** Tests every page, form and endpoint of a part of the matrix with every kind of caller; called by one test file per part. */
export function testMatrix(part: MatrixPart): void {
  const database = useTestDatabase({ pool: 20 });
  const { ask } = wholeApp();
  beforeAll(async () => {
    await seedReference(database.sequelize);
    await startMarket();
    for (const kind of ACTOR_KINDS)
      peopleHere().set(kind, { self: await createPerson(kind), twin: await createPerson(kind) });
  });
  afterAll(stopMarket);

  const formCase = (page: PageRow, intent: string, form: FormRow): Case => ({
    expected: form.may,
    done: form.done ?? 303,
    subject: form.subject ?? page.subject,
    others: form.others ?? page.others ?? {},
    drive: async (person, subject) => {
      const address = addressOf(page.at ?? page.route, subject, page.query);
      return sendForm(ask, person, address, {
        ...(intent ? { intent } : {}),
        ...(form.asShown ? versionShown((await openPage(ask, person, address)).body, intent) : {}),
        ...form.fields,
        ...subject.fields,
      });
    },
  });

  describe.each(pageRows.filter((row) => partOfPage(row) === part).map((row) => [row.at ?? row.route, row] as const))(
    'page /%s',
    (_, row) => {
      const { subject, others = {} } = row;
      it('is shown to those who may see it', async () => {
        const undeclared = new Set<string>();
        await check({
          expected: row.see,
          done: row.shown ?? 200,
          subject,
          others,
          isRead: true,
          drive: async (person, of) => {
            const address = addressOf(row.at ?? row.route, of, row.query);
            const answer = await openPage(ask, person, address);
            // The content security policy would block it; dashboards position popovers and axis items with style attributes.
            expect(answer.body).not.toMatch(/<[a-z][^<>]*\son[a-z]+="/);
            if (!row.route.startsWith('dashboard/')) expect(answer.body).not.toMatch(/<[a-z][^<>]*\sstyle="/);
            if (answer.status === 200) {
              const shown = answer.ledTo ? matchedRoute(answer.ledTo) : row.route;
              for (const form of undeclaredForms(shown ?? row.route, answer.body)) undeclared.add(form);
              if (/<input[^>]*type="file"/.test(answer.body) && !takesFiles(answer.ledTo ?? address))
                undeclared.add('files');
            }
            return answer;
          },
          // The same data as Remix's own scripts would request it.
          byTheWay: (person, of) => openPage(ask, person, dataAddress(addressOf(row.at ?? row.route, of, row.query))),
        });
        expect([...undeclared]).toEqual([]);
      });
      for (const [intent, form] of Object.entries(row.forms ?? {}))
        it(`accepts the form «${intent || 'without intent'}» from those who may send it`, () =>
          check(formCase(row, intent, form)));
      if (Object.keys(row.forms ?? {}).some((intent) => intent !== ''))
        it('refuses a form with an unknown intent', async () => {
          const who = ACTOR_KINDS.find((kind) => row.see[kind] === 'allowed')!;
          const { self } = peopleHere().get(who)!;
          // A kind that can own none gets one of the first kind that can.
          const owner = subject && !subject.owners.includes(who) ? peopleHere().get(subject.owners[0])!.self : self;
          const of = await (subject ?? NOTHING).make(owner);
          const address = addressOf(row.at ?? row.route, of, row.query);
          expect((await sendForm(ask, self, address, { ...of.fields, intent: 'noSuchIntent' })).status).toBe(400);
        });
    },
  );

  const endpoints = part === 'api' ? endpointRows : [];
  describe.each(endpoints.map((row) => [row.endpoint, row] as const))('%s', (name, row) => {
    const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name);
    it('answers those who may call it', () =>
      check({
        expected: row.may,
        done: row.done ?? endpoint!.status,
        subject: row.subject,
        others: row.others ?? {},
        isRead: name.startsWith('GET '),
        drive: (person, of) => {
          const { method, path, input } = endpoint!;
          return callApi(ask, person, method, addressOf(path.slice(1), of, row.query), input && (row.body ?? of.body));
        },
      }));
  });
}
