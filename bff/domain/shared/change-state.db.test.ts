// Traces: S4-067, S8-104
import { describe, expect, it } from 'vitest';
import { createCompany } from '@db/factories';
import { Company } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { companyStates } from '../companies';
import { system } from './actor';
import { changeState } from './change-state.store';
import { transitionsOf } from './event-log.store';
import { inTransaction } from '@bff/platform/transaction';

const machine = { model: Company, states: companyStates };
const actor = system('test');

describe('changeState', () => {
  useTestDatabase();
  const statusOf = async (id: number) => (await Company.findByPk(id, { rejectOnEmpty: true })).status;

  it('writes the state with its other columns and logs the move', async () => {
    const company = await createCompany();
    await changeState(machine, company, 'suspended', { actor, reason: 'Tillståndet?', set: { info: 'Vilar' } });
    expect(await Company.findByPk(company.id)).toMatchObject({ status: 'suspended', info: 'Vilar' });
    expect(await transitionsOf('company', company.id)).toMatchObject([
      { from: 'active', to: 'suspended', reason: 'Tillståndet?', actorKind: 'system', actorName: 'test' },
    ]);
  });

  it('refuses a move that the table does not have, and changes nothing', async () => {
    const company = await createCompany({ status: 'inactive' });
    await expect(changeState(machine, company, 'suspended', { actor })).rejects.toThrow('state.notAllowed,inactive');
    expect(await statusOf(company.id)).toBe('inactive');
    expect(await transitionsOf('company', company.id)).toEqual([]);
  });

  it('fails when the row has left the state it was read in, or is gone', async () => {
    const { id } = await createCompany({ status: 'suspended' });
    await expect(changeState(machine, { id, status: 'active' }, 'inactive', { actor })).rejects.toThrow(
      'input.changedMeanwhile',
    );
    const gone = { id: id + 1_000_000, status: 'active' as const };
    await expect(changeState(machine, gone, 'inactive', { actor })).rejects.toThrow('input.changedMeanwhile');
    expect(await statusOf(id)).toBe('suspended');
    expect(await transitionsOf('company', id)).toEqual([]);
  });

  it('lets one of several simultaneous moves win when the row was read without a lock', async () => {
    const { id } = await createCompany();
    const move = (to: 'suspended' | 'inactive') =>
      inTransaction(() => changeState(machine, { id, status: 'active' }, to, { actor })).then(
        () => to,
        (error: Error) => error.message,
      );
    const outcomes = await Promise.all([move('suspended'), move('inactive'), move('suspended'), move('inactive')]);
    const won = outcomes.filter((outcome) => outcome !== 'input.changedMeanwhile');
    expect(won).toEqual([await statusOf(id)]);
    expect((await transitionsOf('company', id)).map(({ to }) => to)).toEqual(won);
  });
});
