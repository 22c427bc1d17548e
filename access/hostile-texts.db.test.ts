import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute, select } from '@db/query';
import { seedReference } from '@bff/seeds/reference';
import { useTestDatabase } from '@db/testing/test-database';
import { ACTOR_KINDS, type ActorKind } from './actors';
import { pageRows } from './matrix';
import type { PageRow, Subject } from './rows';
import { createPerson, type Person } from './testing/people';
import { addressOf, type Met, openPage, sendForm } from './testing/probe';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** Texts that do harm unless they are inert: as markup, as a spreadsheet formula, as an extra line of a file or header. */
const HOSTILE = {
  markup: `"><img src=x onerror=alert(7)><script>alert(7)</script>'`,
  formula: `=cmd|'/c calc'!A1`,
  lines: `x\r\nATTENDEE:mailto:evil@test.invalid\r\nSet-Cookie: evil=1`,
} as const;
const HARMLESS = 'Ofarlig';

/** Columns that users fill in, or that repeat what users filled in. */
const FREE =
  /^(?:(?:\w+_)?(?:name|title|comment|reason|message|requests|error)|street|city|postcode|info|model|posting|(?:name|title)_(?:sv|en))$/;

interface Visit {
  row: PageRow;
  who: ActorKind;
  subject: Subject;
}

const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
const people = new Map<ActorKind, Person>();
const visits: Visit[] = [];

const open = ({ row, who, subject }: Visit): Promise<Met> =>
  openPage(ask, people.get(who)!, addressOf(row.at ?? row.route, subject, row.query));
const allowedTo = (row: PageRow): ActorKind[] =>
  ACTOR_KINDS.filter((kind) => kind !== 'integration' && row.see[kind] === 'allowed');

/** The least privileged viewer of one page, the most privileged of the next: all others see a page's texts like one of them. */
const viewerOf = (row: PageRow, index: number): ActorKind | undefined => allowedTo(row).at(index % 2 ? -1 : 0);

async function subjectFor(kind: PageRow['subject'], who: ActorKind): Promise<Subject> {
  if (!kind) return {};
  return kind.make(people.get(kind.owners.includes(who) ? who : kind.owners[0])!);
}

/** Writes a text into every free column of every row; returns the columns that accepted it. */
async function fillWith(text: string): Promise<string[]> {
  const columns = await select<{ table: string; column: string; length: number }>(
    `SELECT c.table_name AS \`table\`, c.column_name AS \`column\`, c.character_maximum_length AS length
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE' AND c.extra NOT LIKE '%GENERATED%'
        AND c.data_type IN ('varchar', 'text', 'mediumtext') AND c.table_name NOT LIKE 'place%'`,
  );
  const filled: string[] = [];
  for (const { table, column, length } of columns) {
    if (!FREE.test(column)) continue;
    const done = await execute(`UPDATE \`${table}\` SET \`${column}\` = :text WHERE \`${column}\` IS NOT NULL`, {
      text: text.slice(0, Number(length)),
    }).catch(() => undefined);
    if (done && done.affectedRows > 0) filled.push(`${table}.${column}`);
  }
  return filled;
}

beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
  for (const kind of ACTOR_KINDS) people.set(kind, await createPerson(kind));
  for (const [index, row] of pageRows.entries()) {
    const who = viewerOf(row, index);
    if (who) visits.push({ row, who, subject: await subjectFor(row.subject, who) });
  }
});
afterAll(stopMarket);

/** Files are downloads; only what a browser reads as a page matters. */
const isRaw = (body: string) => body.startsWith('<!DOCTYPE html>') && /<img src=x|<script>alert/i.test(body);
/** How many unfolded lines of a calendar consist of the hostile text alone. */
const addedLines = (calendar: string): number =>
  calendar
    .replace(/\r\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => /^(?:ATTENDEE|Set-Cookie)/i.test(line) && line.includes('evil')).length;
const nameOf = ({ row, who }: Visit) => `/${row.at ?? row.route} as ${who}`;

describe('stored text', () => {
  it('with markup in several lines is text on every page, adds no line to a header or calendar, and breaks no page', async () => {
    expect((await fillWith(`${HOSTILE.markup}${HOSTILE.lines}`)).length).toBeGreaterThan(20);
    const faults: string[] = [];
    const others: (Visit & Pick<Met, 'outcome'>)[] = [];
    let shown = 0;
    for (const visit of visits) {
      const { body, outcome, disposition } = await open(visit);
      if (isRaw(body)) faults.push(`${nameOf(visit)}: runs`);
      if (outcome !== (visit.row.shown ?? 200)) others.push({ ...visit, outcome });
      if (disposition !== null && !/^(?:inline|attachment; filename="[A-Za-z0-9.-]{1,100}")$/.test(disposition))
        faults.push(`${nameOf(visit)}: ${disposition}`);
      if (visit.row.route.endsWith('.ics') && addedLines(body) > 0) faults.push(`${nameOf(visit)}: more lines`);
      if (body.includes('&lt;img src=x')) shown++;
    }
    // The subjects of later rows replace a few: their pages answer likewise when all texts are harmless.
    await fillWith(HARMLESS);
    for (const visit of others) {
      const { outcome } = await open(visit);
      if (visit.outcome !== outcome || Number(visit.outcome) >= 500)
        faults.push(`${nameOf(visit)}: ${visit.outcome}, otherwise ${outcome}`);
    }
    expect(faults).toEqual([]);
    // It must be visible somewhere, or this would prove nothing.
    expect(shown).toBeGreaterThan(5);
  });

  it('that is a formula is text in every file for spreadsheets', async () => {
    await fillWith(HOSTILE.formula);
    const files = visits.filter(({ row }) => row.route.endsWith('.csv'));
    expect(files.length).toBeGreaterThan(0);
    for (const visit of files) {
      const { body } = await open(visit);
      // A Swedish file has semicolons between its cells; what is quoted is one cell, whatever it holds.
      const cells = body.match(/"(?:[^"]|"")*"|[^\r\n;"]+/g) ?? [];
      expect(cells.filter((cell) => /^\s*"?\s*[=@+]/.test(cell))).toEqual([]);
    }
  });
});

const isIn = {
  all: () => true,
  even: (index: number) => index % 2 === 0,
  odd: (index: number) => index % 2 === 1,
} as const;
const PARTS = Object.keys(isIn) as (keyof typeof isIn)[];

describe('sent text', () => {
  it.each([
    ['markup', HOSTILE.markup],
    ['a formula of several lines', `${HOSTILE.formula}${HOSTILE.lines}`],
  ])(
    'that is %s in any field of any form comes back inert',
    async (_, text) => {
      await fillWith(HARMLESS);
      const faults: string[] = [];
      for (const row of pageRows)
        for (const [intent, form] of Object.entries(row.forms ?? {})) {
          const who = allowedTo({ ...row, see: form.may })[0];
          if (!who) continue;
          const subject = await subjectFor(form.subject ?? row.subject, who);
          const fields = Object.entries({ ...form.fields, ...subject.fields });
          // All fields at once, and markup in every other one too, so that the refusal of one hides few others.
          for (const part of text === HOSTILE.markup && fields.length > 1 ? PARTS : (['all'] as const)) {
            const spoiled = Object.fromEntries(
              fields.map(([field, value], index) => [field, isIn[part](index) ? text : value]),
            );
            const address = addressOf(row.at ?? row.route, subject, row.query);
            const answer = await sendForm(ask, people.get(who)!, address, {
              ...spoiled,
              ...(intent ? { intent } : {}),
            });
            const what = `/${row.route} ${intent} ${part}`;
            if (isRaw(answer.body)) faults.push(`${what}: runs`);
            if (answer.status >= 500) faults.push(`${what}: ${answer.status}`);
            if (answer.location?.includes('\n')) faults.push(`${what}: a header of two lines`);
          }
        }
      expect(faults).toEqual([]);
    },
    240_000,
  );
});
