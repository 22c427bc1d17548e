// Traces: S8-692
import { describe, expect, it } from 'vitest';
import { createOrder, createUser } from '@db/factories';
import { Note, OutboxMessage } from '@db/models';
import { useTestDatabase } from '@db/testing/test-database';
import { asking } from './messages/asking';
import { createPerson } from './testing/people';
import { wholeApp } from './testing/whole-app';

const ADMIN = '/dashboard/admin';

describe.each(['sv', 'en'] as const)('notes, without scripts (%s)', (language) => {
  useTestDatabase();
  const { ask } = wholeApp();
  const { open, send } = asking(ask, language);
  const read = async (person: Awaited<ReturnType<typeof createPerson>>, path: string) =>
    (await open(person, path)).text();

  it('are written, changed and removed on the page of a booking, and a fault keeps what was typed', async () => {
    const { booking } = await createOrder({ booking: { status: 'booked' } });
    const page = `${ADMIN}/booking/details/${booking.number}`;
    const add = `${ADMIN}/notes/add?booking=${booking.number}`;
    const admin = await createPerson('SYSTEM_ADMIN');
    expect(await read(admin, page)).toContain(`action="/${language}${add}"`);

    const tooLong = 'Lång '.repeat(500);
    const refused = await send(admin, add, { text: tooLong });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(tooLong.trim());
    expect((await send(admin, add, { text: ' ' })).status).toBe(422);

    const saved = await send(admin, add, { text: 'Rad ett\r\n<b>Rad två</b>' });
    expect(saved.status).toBe(200);
    expect(await saved.text()).toContain('&lt;b&gt;Rad två&lt;/b&gt;');
    const note = await Note.findOne({ rejectOnEmpty: true, order: [['id', 'DESC']] });
    expect(note.text).toBe('Rad ett\n<b>Rad två</b>');
    expect(await read(admin, page)).toContain('&lt;b&gt;Rad två&lt;/b&gt;');

    const edit = `${ADMIN}/notes/edit/${note.id}`;
    const revision = /name="revision" value="([^"]+)"/.exec(await read(admin, edit))?.[1] ?? '';
    expect((await send(admin, edit, { text: 'Ny text', revision })).status).toBe(200);
    // The outdated form does not overwrite it.
    expect((await send(admin, edit, { text: 'Gammal', revision })).status).toBe(409);
    expect(await read(admin, page)).toContain('Ny text');

    const operator = await createUser({ roles: ['COMPANY_ADMIN'], companyId: booking.companyId });
    expect(operator.companyId).toBe(booking.companyId);
    expect((await send(admin, `${ADMIN}/notes/remove/${note.id}`, {})).status).toBe(200);
    expect(await read(admin, page)).not.toContain('Ny text');
    for (const path of [edit, `${ADMIN}/notes/add`, `${ADMIN}/notes/add?booking=1`, `${ADMIN}/notes/add?customer=x`])
      expect((await open(admin, path)).status, path).toBe(404);
  });

  it('beside them the confirmation is resent, once however often the button is pressed within a minute', async () => {
    const { order, booking } = await createOrder({ booking: { status: 'booked' } });
    const admin = await createPerson('SYSTEM_ADMIN');
    const page = `${ADMIN}/booking/details/${booking.number}`;
    for (let times = 0; times < 2; times++) expect((await send(admin, page, { intent: 'sendAgain' })).status).toBe(200);
    const mails = await OutboxMessage.findAll({ where: { orderNumber: order.number } });
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['bookingConfirmation', expect.stringContaining('@')],
    ]);
  });
});
