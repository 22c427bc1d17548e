import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stateWords } from '@states/state-words';
import en from '~/i18n/locales/en/events.json';
import sv from '~/i18n/locales/sv/events.json';

const ROOT = join(import.meta.dirname, '..');
const read = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));

type Tables = Record<string, { states: readonly string[] } | undefined>;
const modules = readdirSync(join(ROOT, 'states')).filter((name) => name.endsWith('-states.ts'));
const tables: Tables = Object.assign({}, ...(await Promise.all(modules.map((name) => import(join(ROOT, 'states', name)) as Promise<Tables>)))) as Tables; // prettier-ignore
/** What moves by a machine, by its name in the event log, with the machine's name: its own in the domain, or that of its table. */
const machines = read('bff/domain', '.ts').flatMap((source) =>
  [...source.matchAll(/(?:const (\w+) = )?enforced\('(\w+)', (\w+)\)/g)].map(
    ([, own = '', entity = '', table = '']) => ({
      entity,
      table: own in tables ? own : table,
    }),
  ),
);

interface Names {
  entities: Readonly<Record<string, string>>;
  states: Readonly<Record<string, string>>;
  statesOf: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
}

describe.each<[string, Names]>([
  ['sv', { ...sv, ...stateWords.sv }],
  ['en', { ...en, ...stateWords.en }],
])('the event log in %s', (_, { entities, states, statesOf }) => {
  it('has a word for everything that moves by a machine', () => {
    expect(machines.length).toBeGreaterThan(15);
    expect(machines.map(({ entity }) => entity).filter((entity) => !(entity in entities))).toEqual([]);
  });

  it('has a word for each of its states', () => {
    const missing = machines.flatMap(({ entity, table }) => {
      const known = tables[table]?.states;
      if (!known) return [`${table} is no table of states/`];
      return known
        .filter((state) => !(state in (statesOf[entity] ?? {})) && !(state in states))
        .map((state) => `${entity}: ${state}`);
    });
    expect(missing).toEqual([]);
  });
});
