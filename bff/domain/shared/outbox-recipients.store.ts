import { Op } from 'sequelize';
import { OutboxMessage } from '@db/models';
import { alone } from '@db/query';

/**
 * Erases these addresses from the record of who was sent what. A mail still to be sent keeps its address in the payload, and drops it once
 * sent.
 */
export async function forgetRecipients(addresses: readonly string[]): Promise<void> {
  const recipient = addresses.filter((address) => address !== '').map((address) => address.toLowerCase());
  if (recipient.length > 0) await alone(() => OutboxMessage.update({ recipient: null }, { where: { recipient } }));
}

/** Erases the recipients of everything sent before the instant; returns how many. */
export async function forgetRecipientsBefore(before: Date): Promise<number> {
  const where = { recipient: { [Op.not]: null }, sentAt: { [Op.lt]: before } };
  const [forgotten] = await alone(() => OutboxMessage.update({ recipient: null }, { where }));
  return forgotten;
}
