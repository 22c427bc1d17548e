import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DatabaseError, UniqueConstraintError } from 'sequelize';
import { DomainError } from '@bff/domain/shared/errors';
import { loggedError, withoutValues } from './logged-error';

const MARK = 'M4rk3dS3cr3t';
const SQL = `INSERT INTO users (name, email, age) VALUES ('${MARK}', "${MARK}@x.se", 424242, 'it''s \\' ${MARK}')`;

const driverError = () =>
  Object.assign(new Error(`Duplicate entry '${MARK}' for key 'users_email'`), {
    code: 'ER_DUP_ENTRY',
    errno: 1062,
    sqlState: '23000',
    sqlMessage: `Duplicate entry '${MARK}'`,
    sql: SQL,
    parameters: [MARK],
  });

const failures: [string, () => unknown][] = [
  ['a duplicate key of the driver', driverError],
  ['a statement of Sequelize', () => new DatabaseError(driverError())],
  [
    'a duplicate key of Sequelize',
    () => new UniqueConstraintError({ parent: driverError(), message: MARK, fields: { email: MARK } }),
  ],
  ['a refusal of the domain', () => new DomainError('user.duplicateEmail', [MARK])],
  ['a schema', () => z.object({ name: z.enum(['a']) }).safeParse({ name: MARK }).error],
  [
    'JSON that is none',
    () => {
      try {
        return JSON.parse(`${MARK}`) as unknown;
      } catch (error) {
        return error;
      }
    },
  ],
  [
    'an address that is none',
    () => {
      try {
        return new URL(MARK);
      } catch (error) {
        return error;
      }
    },
  ],
  [
    'a mail server',
    () =>
      Object.assign(new Error(`550 <${MARK}@x.se>: no such user`), {
        code: 'EENVELOPE',
        responseCode: 550,
        rejected: [MARK],
      }),
  ],
  ['a message of our own that quotes', () => new Error(`no place called «${MARK}» for ${MARK}@x.se`)],
  ['a cause', () => new Error('failed', { cause: driverError() })],
  ['several at once', () => new AggregateError([driverError()], 'all failed')],
  ['what is no error', () => ({ password: MARK })],
  ['a text', () => MARK],
];

describe('an error in the log', () => {
  it.each(failures)('shows nothing that anybody typed: %s', (_name, make) => {
    expect(JSON.stringify(loggedError(make()))).not.toContain(MARK);
  });

  it('says what failed, and where', () => {
    expect(loggedError(new DatabaseError(driverError()))).toMatchObject({
      type: 'SequelizeDatabaseError',
      statement: 'INSERT INTO users (name, email, age) VALUES (?, …)',
      cause: { code: 'ER_DUP_ENTRY', errno: 1062, sqlState: '23000' },
    });
    expect(loggedError(new TypeError("Cannot read properties of undefined (reading 'id')"))).toMatchObject({
      message: "Cannot read properties of undefined (reading 'id')",
      stack: expect.stringMatching(/^\s+at .*logged-error\.test\.ts/) as string,
    });
  });

  it('keeps only the shape of a statement, even one cut short', () => {
    expect(withoutValues(`SELECT a FROM t WHERE b = 'x\\'y' AND c = 1.5e3 AND d IN (1,2,3)`)).toBe(
      'SELECT a FROM t WHERE b = ? AND c = ? AND d IN (?, …)',
    );
    expect(withoutValues(`UPDATE t SET a = '${MARK}`)).toBe('UPDATE t SET a = ?');
  });
});
