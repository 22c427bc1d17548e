import { describe, expect, it, vi } from 'vitest';
import { createCompany } from '@db/factories';
import { Company } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { system } from './actor';
import { editRecord } from './edit-record';
import { must } from './errors';
import { transitionsOf } from './event-log.store';
import { ChangedMeanwhile, revisionOf } from './revision';

interface Details {
  name: string;
  city: string;
}

describe('editRecord', () => {
  useTestDatabase();
  const facts = ({ name, city }: Details) => ({ name, city });
  const write = vi.fn((next: Details, kept: Company) => kept.update(next).then(() => undefined));

  const edit = (id: number, details: Details, seen?: string | number) =>
    editRecord<Company, Details>({
      entity: 'companyDetails',
      entityId: id,
      by: system('test'),
      seen,
      facts,
      lock: async () => {
        const company = await Company.findByPk(id, { lock: true });
        must(company, 'company.notFound');
        return company;
      },
      change: () => details,
      write,
      told: ['city'],
    });

  it('writes what differs and logs its names, with the values that may be logged', async () => {
    const company = await createCompany({ name: 'Ett', city: 'Gävle' });
    expect(await edit(company.id, { name: 'Två', city: 'Umeå' }, revisionOf(facts(company)))).toEqual(['name', 'city']);
    expect(await Company.findByPk(company.id)).toMatchObject({ name: 'Två', city: 'Umeå' });
    expect(await transitionsOf('companyDetails', company.id)).toMatchObject([
      { from: null, to: 'changed', data: { changed: ['name', 'city'], city: { old: 'Gävle', new: 'Umeå' } } },
    ]);
  });

  it('writes and logs nothing when nothing differs', async () => {
    const company = await createCompany({ name: 'Ett', city: 'Gävle' });
    write.mockClear();
    expect(await edit(company.id, { name: 'Ett', city: 'Gävle' })).toEqual([]);
    expect(write).not.toHaveBeenCalled();
    expect(await transitionsOf('companyDetails', company.id)).toEqual([]);
  });

  it('shows the second of two editors what the first saved, and writes nothing of theirs', async () => {
    const company = await createCompany({ name: 'Ett', city: 'Gävle' });
    const seen = revisionOf(facts(company));
    await edit(company.id, { name: 'Ett', city: 'Umeå' }, seen);
    const late: unknown = await edit(company.id, { name: 'Två', city: 'Gävle' }, seen).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(ChangedMeanwhile);
    expect(late).toMatchObject({ key: 'input.changedMeanwhile', saved: { name: 'Ett', city: 'Umeå' } });
    expect(await Company.findByPk(company.id)).toMatchObject({ name: 'Ett', city: 'Umeå' });
  });

  it('lets through one of several simultaneous editors', async () => {
    const company = await createCompany({ name: 'Ett', city: 'Gävle' });
    const seen = revisionOf(facts(company));
    const outcomes = await Promise.all(
      ['A', 'B', 'C'].map((name) =>
        edit(company.id, { name, city: 'Gävle' }, seen).then(
          () => name,
          () => undefined,
        ),
      ),
    );
    const won = outcomes.filter(Boolean);
    expect(won).toHaveLength(1);
    expect((await Company.findByPk(company.id))?.name).toBe(won[0]);
    expect(await transitionsOf('companyDetails', company.id)).toHaveLength(1);
  });
});
