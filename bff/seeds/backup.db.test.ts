import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import type { Sequelize } from 'sequelize';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureDebianProgram } from '../../scripts/support/debian-package';
import { ensureMysql } from '../../scripts/support/mysql-programs';
import { operationsBlock } from '../../scripts/support/operations-block';
import { connect } from '@db/connection';
import { createOccupancy } from '@db/factories';
import { migrateUp } from '@db/migrate';
import { Occupancy } from '@db/models';
import { select } from '@db/query';
import { changedTables, checksums } from '@db/testing/changed-rows';
import { isMysqlRun } from '@db/testing/test-server';
import { WAITING } from '@db/waiting';
import { seedDemo } from './demo';
import { seedReference } from './reference';

const FLAVOUR = isMysqlRun ? 'MySQL' : 'MariaDB';

describe(`the backup of docs/operations.md, on ${FLAVOUR}`, () => {
  const name = `backup_${randomBytes(4).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const folder = mkdtempSync(join(tmpdir(), 'restored-'));
  const url = new URL(inject('testServerUrl'));
  const asAdministrator = async (...statements: string[]) => {
    const server = await createConnection(inject('testServerUrl'));
    for (const statement of statements) await server.query(statement);
    await server.end();
  };
  /** The statements that an administrator runs first: the database, its user, and all the rights that this one is said to need. */
  const [createDatabase = '', createUser = '', grant = ''] = operationsBlock('sql', 'CREATE DATABASE')
    .replaceAll('bussplats', name)
    .replace('…', password)
    .trim()
    .split(/;\n?/);
  let database: Sequelize;

  /** Runs a block as it stands, for this test's database and with its files in this test's folder. */
  const run = async (title: string) => {
    const script = operationsBlock('sh', `# ${FLAVOUR}: ${title}`)
      .replace(/\bbussplats\b(?!-)/g, name)
      .replace(/\bbussplats-/g, join(folder, 'bussplats-'))
      .replace(/-\d{4}-\d\d-\d\d\./, `-${new Date().toISOString().slice(0, 10)}.`);
    const clients = isMysqlRun
      ? [ensureMysql().clients]
      : ['mariadb-dump', 'mariadb'].map((program) => dirname(ensureDebianProgram(program, 'mariadb-client')));
    const env = {
      ...process.env,
      HOME: folder,
      TZ: 'UTC',
      DATABASE_URL: url.href,
      // A test before this one in the same process may have had a payment provider, which is gone.
      SANDBOX_PORT: '',
      STRIPE_SECRET_KEY: '',
      PATH: [...clients, process.env['PATH']].join(delimiter),
      // npm warns on stderr about settings of this machine that it does not know; a command that fails must still be heard.
      npm_config_loglevel: 'error',
    };
    const { stdout, stderr } = await promisify(execFile)('bash', ['-e', '-c', script], { env });
    return { stdout, stderr };
  };
  const guards = () =>
    select(
      `SELECT TRIGGER_NAME AS name, ACTION_STATEMENT AS does FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()
        UNION ALL SELECT ROUTINE_NAME, ROUTINE_DEFINITION FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE()
        ORDER BY name`,
    );

  beforeAll(async () => {
    await asAdministrator(createDatabase, createUser, grant);
    [url.username, url.password, url.pathname] = [name, password, `/${name}`];
    const client = ['[client]', `host=${url.hostname}`, `port=${url.port}`, `user=${name}`, `password=${password}`, ''];
    writeFileSync(join(folder, '.my.cnf'), client.join('\n'), { mode: 0o600 });
    database = connect(url.href, { waiting: WAITING.commands });
    await migrateUp(database);
    await seedReference(database);
    await seedDemo(database, { dataFolder: folder });
    // Of all that tests prepare this takes the longest.
  }, 600_000);
  afterAll(async () => {
    await database.close();
    await asAdministrator(`DROP DATABASE IF EXISTS ${name}`, `DROP USER IF EXISTS '${name}'@'%'`);
    rmSync(folder, { recursive: true, force: true });
  });

  it('brings everything back into an empty database, and its guards with it', async () => {
    const before = { rows: await checksums(), guards: await guards() };
    expect(before.guards.length).toBeGreaterThan(20);
    expect(await run('back up')).toEqual({ stdout: '', stderr: '' });
    const file = join(folder, `bussplats-${new Date().toISOString().slice(0, 10)}.sql.gz`);
    expect(existsSync(file) && statSync(file).size).toBeGreaterThan(10_000);

    await asAdministrator(`DROP DATABASE ${name}`, createDatabase);
    const { stdout, stderr } = await run('restore');
    expect(stderr).toBe('');
    expect(stdout).toContain('I1–I9');
    expect(stdout).toContain('all hold');

    expect(changedTables(before.rows, await checksums())).toEqual([]);
    expect(await guards()).toEqual(before.guards);
    const { vehicleId, startsAt, endsAt } = await Occupancy.findOne({ where: { kind: 'booked' }, rejectOnEmpty: true });
    await expect(createOccupancy(vehicleId, startsAt, endsAt)).rejects.toMatchObject({ message: 'occupancy.overlap' });
  });
});
