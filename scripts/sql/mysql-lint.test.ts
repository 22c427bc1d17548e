import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../database/migrations';
import { checksNamedTwice, notOfMysql } from './mysql-lint';
import { sourcesIn, sqlTextsOf } from './sql-texts';

const ups = migrations.flatMap(({ up }) => up);

describe('SQL that MySQL 8.4 rejects', () => {
  it('is in no migration', () => {
    const all = [...ups, ...migrations.flatMap(({ down }) => down)];
    expect(all.length).toBeGreaterThan(60);
    expect(all.flatMap((sql) => notOfMysql(sql).map((what) => `${what}: ${sql.trim().slice(0, 80)}`))).toEqual([]);
  });

  it('is in no statement of the product', () => {
    const texts = sourcesIn('bff', 'database', 'scripts').flatMap(sqlTextsOf);
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.flatMap(({ path, line, sql }) => notOfMysql(sql).map((what) => `${path}:${line} ${what}`))).toEqual(
      [],
    );
  });

  it('is in no invariant', () => {
    expect(notOfMysql(readFileSync(new URL('../../database/invariants.sql', import.meta.url), 'utf8'))).toEqual([]);
  });

  it('does not name a CHECK twice', () => {
    expect(checksNamedTwice(ups)).toEqual([]);
    expect(checksNamedTwice(['CONSTRAINT one CHECK (a > 0)', 'CONSTRAINT one CHECK (b > 0)'])).toEqual(['one']);
  });

  it.each([
    'INSERT INTO orders (number) VALUES (:number) RETURNING id',
    'SELECT id FROM orders WHERE id = :id FOR UPDATE WAIT 5',
    'SET STATEMENT max_statement_time = 2 FOR SELECT 1',
    'CREATE SEQUENCE order_numbers',
    'SELECT NEXT VALUE FOR order_numbers',
    'CREATE OR REPLACE TABLE places (id INT)',
    'ALTER TABLE places ADD COLUMN IF NOT EXISTS name VARCHAR(80)',
    'CREATE INDEX IF NOT EXISTS places_name ON places (name)',
    'SELECT id FROM places LIMIT ROWS EXAMINED 1000',
    'CREATE TABLE visits (address INET6 NOT NULL)',
    'CREATE TABLE visits (id UUID NOT NULL)',
    'ALTER TABLE places ADD sum INT AS (a + b) PERSISTENT',
    'CREATE TABLE visits (id INT NOT NULL DEFAULT uuid_short())',
    'SELECT JSON_QUERY(data, "$.a") FROM event_log',
    'INSERT INTO budgets (k, n) VALUES (1, 2) ON DUPLICATE KEY UPDATE n = VALUES(n)',
    'UPDATE orders o JOIN bookings b ON b.order_id = o.id SET o.total = 0 ORDER BY o.id',
    'SELECT id FROM places OFFSET 5 ROWS FETCH FIRST 3 ROWS ONLY',
    'SELECT name FROM places ORDER BY name COLLATE utf8mb4_uca1400_swedish_ai_ci',
    'CREATE TABLE ranks (rank INT NOT NULL)',
    'SELECT CAST(amount AS INT) FROM payments',
  ])('is found: %s', (sql) => expect(notOfMysql(sql)).not.toEqual([]));

  it('is not found if both accept it', () => {
    for (const sql of [
      'SELECT id FROM outbox ORDER BY id LIMIT 5 FOR UPDATE SKIP LOCKED',
      'SELECT CAST(COALESCE(SUM(total), 0) AS SIGNED) AS total FROM orders',
      "SELECT id FROM event_log WHERE reason = 'RETURNING'",
      'CREATE TABLE visits (at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3))',
    ])
      expect(notOfMysql(sql)).toEqual([]);
  });
});
