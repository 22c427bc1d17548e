import { describe, expect, it, test } from 'vitest';
import { statementText } from './statement-text';

const values = { id: 7, name: `O'Hara \\ :id`, ids: [1, 2], at: new Date('2027-03-28T00:59:59.987Z'), none: null };

describe('the text of a statement', () => {
  test.each([
    ['SELECT 1', 'SELECT 1'],
    ['WHERE id = :id', 'WHERE id = 7'],
    ['WHERE id=:id AND x>:id', 'WHERE id=7 AND x>7'],
    ['WHERE id IN (:ids) AND day IN (:days)', "WHERE id IN (1, 2) AND day IN ('2027-03-10', '2027-03-11')"],
    ['VALUES (:id,:none, :yes)', 'VALUES (7,NULL, true)'],
    ['WHERE at < :at', "WHERE at < '2027-03-28 00:59:59.987'"],
    ['SET name = :name', `SET name = 'O\\'Hara \\\\ :id'`],
    ["WHERE a = ':id' AND b = 'it''s :id' AND c = :id", "WHERE a = ':id' AND b = 'it''s :id' AND c = 7"],
    ['SELECT `a :id b` /* :id */ -- :id\n, :id', 'SELECT `a :id b` /* :id */ -- :id\n, 7'],
    ["DATE_FORMAT(at, '%H:%i') = TIME '08:00'", "DATE_FORMAT(at, '%H:%i') = TIME '08:00'"],
    ['WHERE data = :data', "WHERE data = X'00ff'"],
    ['WHERE lat > :lat AND lon IN (:lons)', 'WHERE lat > 5.985882e+1 AND lon IN (1.763889e+1, 18, -1e-7)'],
  ])('%s', (sql, expected) => {
    const all = {
      ...values,
      yes: true,
      lat: 59.85882,
      lons: [17.63889, 18, -1e-7],
      days: ['2027-03-10', '2027-03-11'],
      data: Buffer.from([0, 255]),
    };
    expect(statementText(sql, all)).toBe(expected);
    // Taken apart before: the same again.
    expect(statementText(sql, all)).toBe(expected);
  });

  it('refuses a name without a value, and what is no value', () => {
    expect(() => statementText('WHERE id = :id', {})).toThrow(':id has no value');
    expect(() => statementText('WHERE id = :toString', {})).toThrow(':toString has no value');
    expect(() => statementText('WHERE id = :id', { id: undefined })).toThrow(':id has no value');
    expect(() => statementText('WHERE id = :id', { id: { or: 1 } })).toThrow(TypeError);
  });

  test.each([
    ['SELECT 1; SELECT 2'],
    ['SELECT 1;'],
    ["SELECT 'a';SELECT 2"],
    ["SELECT 1 # it's\n; SELECT 'b'"],
    ["SELECT \"it's\"; SELECT 'b'"],
  ])('refuses what goes on after a statement: %s', (sql) => {
    expect(() => statementText(sql, values)).toThrow('two statements');
  });

  test.each([
    ["SELECT ';' AS a"],
    ['SELECT ";" AS `;`'],
    ['SELECT 1 /* ; */ -- ;\n # ;'],
    ["SELECT 'it''s \\' ;' AS a"],
  ])('takes a semicolon in quotes and comments for what it is: %s', (sql) => {
    expect(statementText(sql, values)).toBe(sql);
  });
});
