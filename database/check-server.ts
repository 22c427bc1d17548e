import { QueryTypes, type Sequelize } from 'sequelize';

/** The database server is set up in a way the product cannot run on; the message says what to change. */
export class ServerNotUsable extends Error {
  override readonly name = 'ServerNotUsable';
}

interface Variables {
  binaryLog: number;
  trusted: number;
  format: string;
}

/**
 * Triggers guard the occupancies. A server that writes a binary log (MySQL's default) lets only privileged users make triggers unless it
 * is told to trust them, and refuses row changes in READ COMMITTED when it logs statements.
 */
export async function checkServer(database: Sequelize): Promise<void> {
  const [variables] = await database.query<Variables>(
    'SELECT @@log_bin AS binaryLog, @@log_bin_trust_function_creators AS trusted, @@binlog_format AS format',
    { type: QueryTypes.SELECT },
  );
  if (!variables?.binaryLog) return;
  if (variables.format === 'STATEMENT')
    throw new ServerNotUsable(
      'The database server logs statements (binlog_format = STATEMENT). Set binlog_format = ROW in its configuration and restart it.',
    );
  if (variables.trusted) return;
  const grants = await database.query<Record<string, string>>('SHOW GRANTS', { type: QueryTypes.SELECT });
  const isSuper = grants.some((row) =>
    Object.values(row).some((grant) => /\bON \*\.\*/.test(grant) && /ALL PRIVILEGES|SUPER/.test(grant)),
  );
  if (!isSuper)
    throw new ServerNotUsable(
      'The database server has its binary log on and does not let this user create triggers. ' +
        'Run SET GLOBAL log_bin_trust_function_creators = 1 as its administrator, and put ' +
        'log_bin_trust_function_creators = 1 under [mysqld] in its configuration so that it stays.',
    );
}
