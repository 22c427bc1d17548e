// Traces: S8-310
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pngLogo } from '@bff/domain/images/testing/pictures';
import { seedReference } from '@bff/seeds/reference';
import { publicOrigin } from '@bff/platform/env';
import { factsChanged, rowsOfAll } from '@db/testing/changed-facts';
import { useTestDatabase } from '@db/testing/test-database';
import { ACTOR_KINDS, type ActorKind } from './actors';
import { pageRows } from './matrix';
import type { PageRow } from './rows';
import { EDIT_FORMS } from './testing/edit-forms';
import { EDITING_BUTTONS, NOT_EDITED_BY_TWO, REMOVALS } from './testing/forms-without-edits';
import { WRITTEN_BY_ACTS } from './testing/written-by-acts';
import { formOfIntent } from './testing/forms-in-page';
import { createPerson } from './testing/people';
import { addressOf } from './testing/probe';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** The versions that editors saw, at each edit of a record since the last form. */
const seen = vi.hoisted((): unknown[] => []);
vi.mock('@bff/domain/shared/edit-record', async (original) => {
  const real = await original<{ editRecord: (edit: { seen: unknown }) => unknown }>();
  return {
    ...real,
    editRecord: (edit: { seen: unknown }) => {
      seen.push(edit.seen);
      return real.editRecord(edit);
    },
  };
});

const database = useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
beforeAll(async () => {
  await seedReference(database.sequelize);
  await startMarket();
});
afterAll(stopMarket);

const VERSIONS = new Set(['revision', 'version']);
/** By route, and by intent if it has one. */
const nameOf = (route: string, intent: string | undefined) => [route, intent].filter(Boolean).join(' ');
const EDITED = new Set(
  Object.values(EDIT_FORMS).map(({ route, has, fill }) => nameOf(route, /^intent=(.*)/.exec(has)?.[1] ?? fill?.['intent'])), // prettier-ignore
);

/** Sends the matrix's values with the version in the page's own form; returns the names of the facts that were written. */
async function sendShownForm(
  row: PageRow,
  intent: string,
): Promise<{ status: number; again: number; changed: string[] }> {
  const form = row.forms![intent]!;
  const kind = form.subject ?? row.subject;
  const may = (who: ActorKind) => form.may[who] === 'allowed';
  const who = (kind?.owners ?? ACTOR_KINDS).find(may) ?? ACTOR_KINDS.find(may) ?? 'visitor';
  const person = await createPerson(who);
  const about = (await kind?.make(kind.owners.includes(who) ? person : await createPerson(kind.owners[0]))) ?? {};
  const path = `/sv${addressOf(row.at ?? row.route, about, row.query)}`;
  const headers = await person.browser();
  const page = await (await ask(path, { headers, peer: person.address })).text();
  const shown = formOfIntent(page, intent);

  const body = new FormData();
  for (const [name, value] of Object.entries({ ...(intent ? { intent } : {}), ...form.fields, ...about.fields }))
    if (!VERSIONS.has(name)) body.append(name, value);
  // The version comes from the page, and from nowhere else.
  for (const [name, value] of shown.fields) if (VERSIONS.has(name)) body.append(name, value);
  for (const name of shown.files) body.set(name, new File([new Uint8Array(await pngLogo())], 'logo.png'));
  // As a browser would: multipart with files, otherwise as text.
  const sent = shown.files.length > 0 ? body : new URLSearchParams([...body] as [string, string][]);

  const send = () =>
    ask(path, {
      method: 'POST',
      peer: person.address,
      headers: { ...headers, origin: publicOrigin() },
      body: sent,
    });
  const before = await rowsOfAll();
  seen.length = 0;
  const { status } = await send();
  const changed = factsChanged(before, await rowsOfAll());
  return { status, changed, again: EDITING_BUTTONS.includes(nameOf(row.route, intent)) ? (await send()).status : 0 };
}

it('every form that edits a record detects a second editor, and sends the version its editor saw', async () => {
  const edits = new Set<string>();
  const found: string[] = [];
  for (const row of pageRows)
    for (const intent of Object.keys(row.forms ?? {})) {
      const name = nameOf(row.route, intent);
      const isListed = EDITED.has(name) || name in NOT_EDITED_BY_TWO || row.route in NOT_EDITED_BY_TWO;
      const { status, again, changed } = await sendShownForm(row, intent);
      if (seen.length > 0) edits.add(name);
      if (REMOVALS.includes(name)) continue;
      if (seen.includes(undefined))
        found.push(`${name} (${status}): edits a record and says nothing of what was shown`);
      if (EDITING_BUTTONS.includes(name)) {
        if (status >= 400 || again !== 409) found.push(`${name}: answers ${status}, and ${again} to the second`);
      } else if (seen.length > 0) {
        if (!isListed) found.push(`${name}: edits a record and is not among EDIT_FORMS`);
      } else if (!isListed)
        for (const fact of changed.filter((one) => !(one in WRITTEN_BY_ACTS)))
          found.push(`${name}: writes over ${fact} of something that was there, and is not among EDIT_FORMS`);
    }
  expect(found).toEqual([]);
  // Those listed were really reached by the values typed here.
  expect([...EDITED, ...EDITING_BUTTONS].filter((name) => !edits.has(name))).toEqual([]);
}, 300_000);
