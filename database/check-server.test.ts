import { describe, expect, it } from 'vitest';
import { judge, ServerNotUsable } from './check-server';

const MARIADB = { version: '10.11.18-MariaDB-0+deb12u1', log_bin: 'OFF', binlog_format: 'MIXED', wsrep_on: 'OFF' };
const NODE = {
  ...MARIADB,
  wsrep_on: 'ON',
  binlog_format: 'ROW',
  innodb_autoinc_lock_mode: '2',
  wsrep_osu_method: 'TOI',
  wsrep_slave_threads: '1',
  wsrep_node_name: 'node-2',
};
const SYNCED = {
  wsrep_cluster_size: '3',
  wsrep_cluster_status: 'Primary',
  wsrep_local_state: '4',
  wsrep_local_state_comment: 'Synced',
};

describe('the server', () => {
  it('is identified', () => {
    expect(judge(MARIADB, {})).toEqual({ kind: 'MariaDB', version: MARIADB.version });
    expect(judge({ version: '8.4.3', log_bin: 'ON', binlog_format: 'ROW' }, {})).toMatchObject({ kind: 'MySQL' });
    expect(judge(NODE, SYNCED)).toEqual({ kind: 'Galera', version: NODE.version, node: 'node-2', nodes: 3 });
  });

  it('is refused if rows could refer to nothing', () => {
    const mysql = { version: '9.7.4', log_bin: 'ON', binlog_format: 'ROW' };
    expect(judge({ ...mysql, innodb_native_foreign_keys: 'ON' }, {})).toMatchObject({ kind: 'MySQL' });
    const look = () => judge({ ...mysql, innodb_native_foreign_keys: 'OFF' }, {});
    expect(look).toThrow(/innodb_native_foreign_keys = ON/);
  });

  it.each([
    ['binlog_format = MIXED', { binlog_format: 'MIXED' }, {}, /binlog_format = ROW/],
    ['statements in its log', { binlog_format: 'STATEMENT' }, {}, /binlog_format = ROW/],
    ['locks for new ids', { innodb_autoinc_lock_mode: '1' }, {}, /innodb_autoinc_lock_mode = 2/],
    ['a schema of its own', { wsrep_osu_method: 'RSU' }, {}, /wsrep_osu_method = TOI/],
    ['writes applied side by side', { wsrep_slave_threads: '4' }, {}, /wsrep_slave_threads = 1/],
    ['no majority', {}, { wsrep_cluster_status: 'non-Primary' }, /primary component/],
    ['the data of another day', {}, { wsrep_local_state: '1', wsrep_local_state_comment: 'Joining' }, /\(Joining\)/],
    [
      'others to serve',
      {},
      { wsrep_local_state: '2', wsrep_local_state_comment: 'Donor/Desynced' },
      /node-2 is not synced/,
    ],
  ])('is refused as a node with %s, with instructions', (_name, variables, status, told) => {
    const look = () => judge({ ...NODE, ...variables }, { ...SYNCED, ...status });
    expect(look).toThrow(ServerNotUsable);
    expect(look).toThrow(told);
  });
});
