import { Op, type WhereOptions } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Booking, Note as NoteModel, Order } from '@db/models';
import type { DataSubject } from '../erasure';
import type { NoteAbout, NoteSide } from './note.policy';

/** A stored note. */
export interface Note extends NoteSide {
  id: number;
  about: NoteAbout;
  authorUserId: number;
  /** The current name; empty when the account is gone. */
  authorName: string;
  text: string;
  createdAt: Date;
  editedAt: Date | null;
}

/** The columns that say what a note is about. */
export type NoteOf = { bookingId: number } | { customerId: number } | { companyId: number };

const INCLUDED = [
  { association: 'author', attributes: ['name'] },
  { association: 'booking', attributes: ['number'] },
];

function aboutOf({ booking, customerId, companyId }: NoteModel): NoteAbout {
  if (booking) return { bookingNumber: booking.number };
  return customerId === null ? { companyId: companyId ?? 0 } : { customerId };
}

const noteOf = (row: NoteModel): Note => ({
  id: row.id,
  about: aboutOf(row),
  ownerCompanyId: row.ownerCompanyId,
  authorUserId: row.authorUserId,
  authorName: row.author?.name ?? '',
  text: row.text,
  createdAt: row.createdAt,
  editedAt: row.editedAt,
});

/** Notes about a person: their record, and the bookings that are their own and no organisation’s. */
async function aboutPerson({ userId, customerId }: DataSubject): Promise<WhereOptions<NoteModel>> {
  const whose = { [Op.or]: [{ userId }, ...(customerId === null ? [] : [{ customerId }])] };
  const orders = await Order.findAll({ attributes: ['id'], where: { ...whose, dealOrganisationId: null } });
  const orderId = orders.map(({ id }) => id);
  const bookings = await Booking.findAll({ attributes: ['id'], where: { orderId } });
  const about = [{ bookingId: bookings.map(({ id }) => id) }, ...(customerId === null ? [] : [{ customerId }])];
  return { [Op.or]: about };
}

export const noteStore = {
  /** Newest first. */
  async of(about: NoteOf, { ownerCompanyId }: NoteSide): Promise<Note[]> {
    const rows = await NoteModel.findAll({
      where: { ...about, ownerCompanyId },
      include: INCLUDED,
      order: [['id', 'DESC']],
    });
    return rows.map(noteOf);
  },

  async find(id: number): Promise<Note | undefined> {
    const [row] = await NoteModel.findAll({ where: { id }, include: INCLUDED });
    return row ? noteOf(row) : undefined;
  },

  /** Only the row is locked, not the associations. */
  async lock(id: number): Promise<Note | undefined> {
    return (await NoteModel.findByPk(id, { attributes: ['id'], lock: true })) ? this.find(id) : undefined;
  },

  async insert(about: NoteOf, note: NoteSide & { authorUserId: number; text: string }): Promise<number> {
    return (await NoteModel.create({ ...about, ...note, createdAt: clock.now() })).id;
  },

  async update(id: number, text: string): Promise<void> {
    await NoteModel.update({ text, editedAt: clock.now() }, { where: { id } });
  },

  async remove(id: number): Promise<void> {
    await NoteModel.destroy({ where: { id } });
  },

  async removeAbout(subject: DataSubject): Promise<void> {
    await NoteModel.destroy({ where: await aboutPerson(subject) });
  },

  /** Newest first. */
  async aboutPerson(subject: DataSubject): Promise<Note[]> {
    const where = await aboutPerson(subject);
    return (await NoteModel.findAll({ where, include: INCLUDED, order: [['id', 'DESC']] })).map(noteOf);
  },
};
