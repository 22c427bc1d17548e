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

/** Erases what mails about these orders and bookings said, to whomever they went: they may name the customer. */
export async function forgetMailsAbout(about: {
  orderNumbers: readonly string[];
  bookingNumbers: readonly string[];
}): Promise<void> {
  const [orderNumber, bookingNumber] = [[...about.orderNumbers], [...about.bookingNumbers]];
  const said = { subject: null, parts: null };
  for (const where of [{ orderNumber }, { bookingNumber }])
    if (Object.values(where).flat().length > 0) await alone(() => OutboxMessage.update(said, { where }));
}

/** Erases the recipients and texts of everything sent before the instant; returns how many. */
export async function forgetRecipientsBefore(before: Date): Promise<number> {
  const where = { recipient: { [Op.not]: null }, sentAt: { [Op.lt]: before } };
  const [forgotten] = await alone(() => OutboxMessage.update(FORGOTTEN, { where }));
  return forgotten;
}
