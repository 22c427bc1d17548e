import { Op } from 'sequelize';
import { OutboxMessage } from '@db/models';
import { alone } from '@db/query';

/** What is erased of a mail: to whom it went, and what it said. */
const FORGOTTEN = { recipient: null, subject: null, parts: null };

/**
 * Erases these addresses, and what was written to them, from the record of who was sent what. A mail still to be sent keeps its address in
 * the payload, and drops it once sent.
 */
export async function forgetRecipients(addresses: readonly string[]): Promise<void> {
  const recipient = addresses.filter((address) => address !== '').map((address) => address.toLowerCase());
  if (recipient.length > 0) await alone(() => OutboxMessage.update(FORGOTTEN, { where: { recipient } }));
}

type Numbers = Record<'orderNumber' | 'bookingNumber' | 'requestNumber', readonly string[]>;

/** Erases what mails about these orders, bookings and quote requests said, to whomever they went: they may name the customer. */
export async function forgetMailsAbout(about: Partial<Numbers>): Promise<void> {
  const said = { subject: null, parts: null };
  for (const [name, numbers] of Object.entries(about))
    if (numbers.length > 0) await alone(() => OutboxMessage.update(said, { where: { [name]: [...numbers] } }));
}

/** Erases the recipients and texts of everything sent before the instant; returns how many. */
export async function forgetRecipientsBefore(before: Date): Promise<number> {
  const where = { recipient: { [Op.not]: null }, sentAt: { [Op.lt]: before } };
  const [forgotten] = await alone(() => OutboxMessage.update(FORGOTTEN, { where }));
  return forgotten;
}
