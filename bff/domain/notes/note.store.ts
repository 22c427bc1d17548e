import { Op, type WhereOptions } from 'sequelize';
import { clock } from '@bff/platform/clock';
import { Booking, Note as NoteModel, Order } from '@db/models';
import type { DataSubject } from '../erasure';
import { containing } from '../shared/containing';
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

/** A note that a search finds. */
export interface FoundNote extends Note {
  /** The booking's number, or the name of the customer or company. */
  aboutName: string;
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

  /** Those in which all words occur, newest first, with the name of whoever or whatever they are about. */
  async having(words: readonly string[], { ownerCompanyId }: NoteSide, limit: number): Promise<FoundNote[]> {
    const rows = await NoteModel.findAll({
      where: {
        ownerCompanyId,
        [Op.and]: words.map((word) => ({ text: { [Op.like]: containing(word) } })),
      },
      include: [
        ...INCLUDED,
        { association: 'customer', attributes: ['name', 'companyName'] },
        { association: 'company', attributes: ['name'] },
      ],
      order: [['id', 'DESC']],
      limit,
    });
    return rows.map((row) => ({
      ...noteOf(row),
      aboutName: row.booking?.number ?? row.company?.name ?? (row.customer?.companyName || (row.customer?.name ?? '')),
    }));
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
