import { QueryTypes, type Sequelize } from 'sequelize';

/** The database server's configuration does not suit the product; the message says what to change. */
export class ServerNotUsable extends Error {
  override readonly name = 'ServerNotUsable';
}

/** The server that the product runs on. */
export interface CheckedServer {
  kind: 'MariaDB' | 'MySQL' | 'Galera';
  version: string;
  /** For a Galera node: which one, and of how many. */
  node?: string;
  nodes?: number;
}

type Values = Readonly<Record<string, string>>;

const VARIABLES = [
  'version',
  'log_bin',
  'log_bin_trust_function_creators',
  'binlog_format',
  'innodb_autoinc_lock_mode',
  'innodb_native_foreign_keys',
  'wsrep_on',
  'wsrep_node_name',
  'wsrep_osu_method',
  'wsrep_slave_threads',
];
const STATUSES = ['wsrep_cluster_size', 'wsrep_cluster_status', 'wsrep_local_state', 'wsrep_local_state_comment'];
const SYNCED = '4';

/**
 * Identifies the server and checks that its configuration suits the product. Triggers guard the occupancies: a server with a binary log
 * (MySQL's default) lets only privileged users create them unless it is told to trust creators, and refuses row changes in READ COMMITTED
 * if it logs statements.
 */
export async function checkServer(database: Sequelize): Promise<CheckedServer> {
  const variables = await valuesOf(database, 'SHOW GLOBAL VARIABLES', VARIABLES);
  const server = judge(variables, await valuesOf(database, 'SHOW GLOBAL STATUS', STATUSES));
  if (variables['log_bin'] === 'ON' && variables['log_bin_trust_function_creators'] !== 'ON')
    await mustBePrivileged(database);
  return server;
}

async function valuesOf(database: Sequelize, show: string, names: readonly string[]): Promise<Values> {
  const rows = await database.query<{ Variable_name: string; Value: string }>(
    `${show} WHERE Variable_name IN (:names)`,
    { replacements: { names: [...names] }, type: QueryTypes.SELECT },
  );
  return Object.fromEntries(rows.map(({ Variable_name: name, Value: value }) => [name.toLowerCase(), value]));
}

/** Judges the server by its own variables. */
export function judge(variables: Values, status: Values): CheckedServer {
  const version = variables['version'] ?? '';
  const isGalera = variables['wsrep_on'] === 'ON';
  const writesLog = variables['log_bin'] === 'ON';
  // Since 9.6, MySQL can check foreign keys outside InnoDB, and does by default. It then lets a row refer to a missing row of its own
  // table, or to another organisation's (seen with 9.7.4; tested). Older servers lack the variable.
  if ((variables['innodb_native_foreign_keys'] ?? 'ON') !== 'ON')
    throw new ServerNotUsable(
      'The database server does not let InnoDB check foreign keys, and lets rows refer to nothing. ' +
        'Put innodb_native_foreign_keys = ON under [mysqld] in its configuration and restart it.',
    );
  if (variables['binlog_format'] === 'STATEMENT' && (writesLog || isGalera))
    throw new ServerNotUsable(
      'The database server logs statements (binlog_format = STATEMENT). Set binlog_format = ROW in its configuration and restart it.',
    );
  if (!isGalera) return { kind: /mariadb/i.test(version) ? 'MariaDB' : 'MySQL', version };
  return judgeNode(version, variables, status);
}

function judgeNode(version: string, variables: Values, status: Values): CheckedServer {
  const node = variables['wsrep_node_name'] ?? '';
  const refuse = (what: string, advice: string): never => {
    throw new ServerNotUsable(`The Galera node ${node} ${what}. ${advice}`);
  };
  const inItsConfiguration = (setting: string) => `Set ${setting} in the configuration of every node and restart it.`;
  if (variables['binlog_format'] !== 'ROW')
    refuse(`has binlog_format = ${variables['binlog_format'] ?? ''}`, inItsConfiguration('binlog_format = ROW'));
  if (variables['innodb_autoinc_lock_mode'] !== '2')
    refuse(
      `has innodb_autoinc_lock_mode = ${variables['innodb_autoinc_lock_mode'] ?? ''}, with which nodes wait for each other for ever`,
      inItsConfiguration('innodb_autoinc_lock_mode = 2'),
    );
  if (variables['wsrep_osu_method'] !== 'TOI')
    refuse(
      `has wsrep_osu_method = ${variables['wsrep_osu_method'] ?? ''}: what changes the schema would reach it alone`,
      inItsConfiguration('wsrep_osu_method = TOI'),
    );
  // A new parent row locks its children's table at the nodes that apply it, which the change of that table does not know of (MDEV-25039).
  if (variables['wsrep_slave_threads'] !== '1')
    refuse(
      `applies writes side by side (wsrep_slave_threads = ${variables['wsrep_slave_threads'] ?? ''}): what changes the schema could stop the whole cluster`,
      inItsConfiguration('wsrep_slave_threads = 1'),
    );
  if (status['wsrep_cluster_status'] !== 'Primary')
    refuse(
      'is not part of the primary component',
      'Look at its network and at the other nodes; the product starts when more than half of them see each other.',
    );
  if (status['wsrep_local_state'] !== SYNCED)
    refuse(
      `is not synced (${status['wsrep_local_state_comment'] ?? 'unknown'})`,
      'Wait until it has caught up, or let the proxy before the nodes send nobody to one that is not synced.',
    );
  return { kind: 'Galera', version, node, nodes: Number(status['wsrep_cluster_size']) };
}

async function mustBePrivileged(database: Sequelize): Promise<void> {
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
