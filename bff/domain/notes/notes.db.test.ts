// Traces: S8-692
import { beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createCustomer, createOrder, createUser } from '@db/factories';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { system, type UserActor, visitor } from '../shared/actor';
import { transitionsOf } from '../shared/event-log.store';
import { addNote, canNote, editNote, type NoteAbout, notesOf, personalDataOfNotes, removeNote, seeNote } from '.';

useTestDatabase();

const PERMISSION = { key: 'auth.noPermission' };

async function world() {
  const customer = await createCustomer();
  const { order, booking } = await createOrder({ customer, booking: { status: 'purchased' } });
  const staff = (companyId: number) => createUser({ roles: ['COMPANY_ADMIN'], companyId });
  return {
    customer,
    order,
    bookingNumber: booking.number,
    companyId: booking.companyId,
    operator: await staff(booking.companyId),
    colleague: await staff(booking.companyId),
    stranger: await staff((await createCompany()).id),
  };
}
let admin: UserActor;
let other: UserActor;
beforeAll(async () => {
  admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
  other = await createUser({ roles: ['SYSTEM_OWNER'] });
});

const texts = async (actor: UserActor, about: NoteAbout) => (await notesOf(actor, about)).map(({ text }) => text);

describe('notes', () => {
  it('are read by the side that wrote them, newest first, and by no other', async () => {
    const { bookingNumber, operator, colleague, stranger, customer } = await world();
    const about = { bookingNumber };
    await addNote(admin, { about, text: 'Kunden är arg' });
    await addNote(other, { about, text: 'Ringd' });
    const { noteId } = await addNote(operator, { about, text: 'Barnvagnar' });
    expect(await texts(admin, about)).toEqual(['Ringd', 'Kunden är arg']);
    expect(await texts(colleague, about)).toEqual(['Barnvagnar']);
    await expect(notesOf(stranger, about)).rejects.toMatchObject({ key: 'booking.notFound' });
    await expect(notesOf(customer, about)).rejects.toMatchObject(PERMISSION);
    for (const actor of [admin, stranger, customer])
      // All are waited for from the start: one that is refused before it is waited for would be nobody's error.
      await Promise.all(
        [seeNote(actor, noteId), editNote(actor, { id: noteId, text: 'x' }), removeNote(actor, noteId)].map((refused) =>
          expect(refused).rejects.toMatchObject({ key: 'note.notFound' }),
        ),
      );
    expect(await texts(operator, about)).toEqual(['Barnvagnar']);
  });

  it('about customers and companies are for administrators only', async () => {
    const { customer, companyId, operator } = await world();
    for (const about of [{ customerId: customer.customerId }, { companyId }]) {
      await addNote(admin, { about, text: 'Betalar sent' });
      expect(await texts(other, about)).toEqual(['Betalar sent']);
      for (const actor of [operator, customer, visitor('sv'), system('x')]) {
        await expect(addNote(actor, { about, text: 'x' })).rejects.toMatchObject(PERMISSION);
        await expect(notesOf(actor, about)).rejects.toMatchObject(PERMISSION);
      }
    }
    await expect(addNote(admin, { about: { customerId: 9e9 }, text: 'x' })).rejects.toMatchObject({ key: 'customer.notFound' }); // prettier-ignore
    await expect(canNote(admin, { companyId: 9e9 })).rejects.toMatchObject({ key: 'company.notFound' });
    await execute('UPDATE customers SET pseudonymised_at = UTC_TIMESTAMP(3) WHERE id = :id', {
      id: customer.customerId,
    });
    await expect(canNote(admin, { customerId: customer.customerId })).rejects.toMatchObject({ key: 'customer.notFound' }); // prettier-ignore
  });

  it('are changed by their author, warn the second of two editors, and are logged with who and when but no words', async () => {
    const { bookingNumber } = await world();
    const { noteId: id } = await addNote(admin, { about: { bookingNumber }, text: 'Första' });
    const { note, revision } = await seeNote(admin, id);
    expect(note).toMatchObject({ canEdit: true, editedAt: null, about: { bookingNumber } });
    expect((await seeNote(other, id)).note.canEdit).toBe(false);
    await expect(editNote(other, { id, text: 'x' })).rejects.toMatchObject(PERMISSION);
    await editNote(admin, { id, text: 'Andra', revision });
    await expect(editNote(admin, { id, text: 'Tredje', revision })).rejects.toMatchObject({ key: 'input.changedMeanwhile' }); // prettier-ignore
    expect((await seeNote(admin, id)).note).toMatchObject({ text: 'Andra', editedAt: expect.any(Date) as Date });
    const log = await transitionsOf('note', id);
    expect(log.map(({ to, actorUserId }) => [to, actorUserId])).toEqual([
      ['written', admin.userId],
      ['changed', admin.userId],
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Första|Andra/);
  });

  it('can be removed by anybody on the side, and are gone', async () => {
    const { bookingNumber } = await world();
    const { noteId: id } = await addNote(admin, { about: { bookingNumber }, text: 'Borta' });
    await removeNote(other, id);
    await expect(removeNote(admin, id)).rejects.toMatchObject({ key: 'note.notFound' });
    expect((await transitionsOf('note', id)).at(-1)).toMatchObject({ to: 'removed', actorUserId: other.userId });
    expect(await select('SELECT id FROM notes WHERE id = :id', { id })).toEqual([]);
  });

  it('are erased with the person they are about, who may see them until then', async () => {
    const { customer, bookingNumber, operator, companyId } = await world();
    const bystander = await world();
    await addNote(admin, { about: { customerId: customer.customerId }, text: 'Om personen' });
    await addNote(admin, { about: { bookingNumber }, text: 'Om resan' });
    await addNote(operator, { about: { bookingNumber }, text: 'Bolagets' });
    await addNote(admin, { about: { companyId }, text: 'Om bolaget' });
    await addNote(admin, { about: { bookingNumber: bystander.bookingNumber }, text: 'Någon annans' });
    const held = await personalDataOfNotes.export(customer);
    expect(held).toMatchObject([
      { text: 'Bolagets', writtenBy: 'busCompany', about: { booking: bookingNumber } },
      { text: 'Om resan', writtenBy: 'service' },
      { text: 'Om personen', about: 'customer' },
    ]);
    expect(JSON.stringify(held)).not.toContain('authorName');
    await personalDataOfNotes.pseudonymise(customer);
    expect(await personalDataOfNotes.export(customer)).toEqual([]);
    expect(await texts(admin, { companyId })).toEqual(['Om bolaget']);
    expect(await texts(admin, { bookingNumber: bystander.bookingNumber })).toEqual(['Någon annans']);
  });

  it('are about exactly one thing, and a company’s about a booking', async () => {
    const { customer, companyId } = await world();
    const insert = (columns: string, values: string) =>
      execute(
        `INSERT INTO notes (author_user_id, text, created_at${columns}) VALUES (:author, 'x', UTC_TIMESTAMP(3)${values})`,
        { author: admin.userId, customer: customer.customerId, company: companyId },
      );
    await expect(insert('', '')).rejects.toThrow();
    await expect(insert(', customer_id, company_id', ', :customer, :company')).rejects.toThrow();
    await expect(insert(', customer_id, owner_company_id', ', :customer, :company')).rejects.toThrow();
    await expect(insert(', customer_id', ', 900000')).rejects.toThrow();
    await insert(', customer_id', ', :customer');
  });
});
