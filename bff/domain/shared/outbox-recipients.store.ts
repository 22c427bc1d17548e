import { Op } from 'sequelize';
import { OutboxMessage } from '@db/models';
import { alone } from '@db/query';

/** Takes these addresses out of what says to whom mails went. One that is still to be sent says it in what is sent, and forgets that by itself. */
export async function forgetRecipients(addresses: readonly string[]): Promise<void> {
  const recipient = addresses.filter((address) => address !== '').map((address) => address.toLowerCase());
  if (recipient.length > 0) await alone(() => OutboxMessage.update({ recipient: null }, { where: { recipient } }));
}

/** The same for what was sent before that instant, whoever it went to; answers of how many. */
export async function forgetRecipientsBefore(before: Date): Promise<number> {
  const where = { recipient: { [Op.not]: null }, sentAt: { [Op.lt]: before } };
  const [forgotten] = await alone(() => OutboxMessage.update({ recipient: null }, { where }));
  return forgotten;
}
