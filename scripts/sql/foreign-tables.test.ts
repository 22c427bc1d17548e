import { describe, expect, it } from 'vitest';
import { FOREIGN_TABLES, OWN_TABLES, UNDECIDED } from './foreign-tables';
import { tablesOfNouns } from './tables-of-nouns';

const ofNouns = tablesOfNouns();

describe('tables', () => {
  it('belong to one noun each', () => {
    const all = Object.values(OWN_TABLES).flat();
    expect(all.filter((table, index) => all.indexOf(table) < index)).toEqual([]);
  });

  it('of other nouns are touched only where listed, and every listed use exists', () => {
    const touched = [...ofNouns].flatMap(([noun, tables]) =>
      [...tables].filter((table) => !OWN_TABLES[noun]?.includes(table)).map((table) => `${noun}: ${table}`),
    );
    const listed = Object.entries(FOREIGN_TABLES).flatMap(([noun, tables]) =>
      tables.map((table) => `${noun}: ${table}`),
    );
    const decided = (pair: string) => !UNDECIDED.includes(pair);
    expect(touched.filter(decided).sort()).toEqual(listed.filter(decided).sort());
  });

  it('are found by model, by include, and in SQL', () => {
    const bookings = ofNouns.get('bookings')!;
    for (const table of ['bookings', 'companies', 'account_deletions']) expect(bookings).toContain(table);
  });
});
