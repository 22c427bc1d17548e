import { Op, type WhereOptions } from 'sequelize';
import {
  AccessToken,
  AccountDeletion,
  Applicant,
  ContentPageRevision,
  DriverCostList,
  DriverCostListDriver,
  EmailChange,
  EventLogEntry,
  IntegrationUser,
  LoginAttempt,
  Occupancy,
  OneTimeToken,
  Order,
  OutboxMessage,
  QuoteRequest,
  Receipt,
  RecoveryCode,
  Session,
  User,
} from '@db/models';

const newestFirst: [['id', 'DESC']] = [['id', 'DESC']];

async function logged(which: WhereOptions<EventLogEntry>) {
  const entries = await EventLogEntry.findAll({ where: which, order: newestFirst });
  return entries.map(({ at, entity, fromState, toState, code, reason, data }) => ({
    at,
    entity,
    from: fromState,
    to: toState,
    code,
    reason,
    data,
  }));
}

const ordersOf = (userId: number, customerId: number | null) =>
  customerId === null ? [{ userId }] : [{ userId }, { customerId }];

export interface OwnLogin {
  at: Date;
  /** `*`: the lock for all addresses. */
  address: string;
  succeeded: boolean;
}

/** What is held about a user besides the account itself; never anything that gives access to it. */
export const ownDataStore = {
  async account(userId: number) {
    const user = await User.findByPk(userId, {
      include: [
        { association: 'company', attributes: ['name'] },
        { association: 'secondFactor', attributes: ['createdAt'] },
        { association: 'deletion', attributes: ['askedAt'] },
      ],
      rejectOnEmpty: true,
    });
    return {
      phone: user.phone,
      lastLogin: user.lastLoginAt,
      passwordChanged: user.passwordChangedAt,
      company: user.company?.name ?? null,
      secondFactorSince: user.secondFactor?.createdAt ?? null,
      recoveryCodesLeft: await RecoveryCode.scope('unused').count({ where: { userId } }),
      deletionAsked: user.deletion?.askedAt ?? null,
    };
  },

  /** Where they are logged in, and what each session remembers (searches, visited places). */
  async sessions(userId: number) {
    const sessions = await Session.findAll({ where: { userId }, order: newestFirst });
    return sessions.map(({ createdAt, lastSeenAt, expiresAt, data }) => ({
      begun: createdAt,
      lastSeen: lastSeenAt,
      expires: expiresAt,
      data,
    }));
  },

  async apiLogins(userId: number) {
    const tokens = await AccessToken.findAll({ where: { userId }, order: newestFirst });
    return tokens.map(({ createdAt, expiresAt, revokedAt }) => ({
      begun: createdAt,
      expires: expiresAt,
      revoked: revokedAt,
    }));
  },

  async links(userId: number) {
    const links = await OneTimeToken.findAll({ where: { userId }, order: newestFirst });
    return links.map(({ kind, createdAt, expiresAt, usedAt }) => ({
      kind,
      sent: createdAt,
      expires: expiresAt,
      used: usedAt,
    }));
  },

  async emailChanges(userId: number) {
    const changes = await EmailChange.findAll({ where: { userId }, order: newestFirst });
    return changes.map(({ newEmail, createdAt, endedAt, outcome }) => ({
      newEmail,
      asked: createdAt,
      ended: endedAt,
      outcome,
    }));
  },

  /** Attempts at login and second-factor codes, with locks. Attempts from before the account was recorded are found by the key. */
  async logins(userId: number, accountKeys: readonly string[]): Promise<OwnLogin[]> {
    const tries = await LoginAttempt.findAll({
      where: { [Op.or]: [{ userId }, { accountKey: [...accountKeys] }] },
      order: newestFirst,
    });
    return tries.map(({ attemptedAt, address, succeeded }) => ({ at: attemptedAt, address, succeeded }));
  },

  /** The addresses of mail about the person: the account’s, requested new ones, and those given with their orders. */
  async addresses(userId: number, customerId: number | null, email: string): Promise<string[]> {
    const [changes, orders] = await Promise.all([
      EmailChange.findAll({ attributes: ['newEmail'], where: { userId } }),
      Order.findAll({
        attributes: ['contactEmail'],
        where: { [Op.or]: [{ userId }, ...(customerId === null ? [] : [{ customerId }])], dealOrganisationId: null },
        group: ['contactEmail'],
      }),
    ]);
    const all = [email, ...changes.map(({ newEmail }) => newEmail), ...orders.map(({ contactEmail }) => contactEmail)];
    return [...new Set(all.map((one) => one.toLowerCase()))];
  },

  /** The numbers of their orders, of the bookings of those, and of their quote requests. */
  async numbers(userId: number, customerId: number | null) {
    const orders = await Order.findAll({
      attributes: ['number'],
      where: { [Op.or]: ordersOf(userId, customerId) },
      include: [{ association: 'bookings', attributes: ['number'] }],
    });
    const requests =
      customerId === null ? [] : await QuoteRequest.findAll({ attributes: ['number'], where: { customerId } });
    return {
      orderNumber: orders.map(({ number }) => number),
      bookingNumber: orders.flatMap(({ bookings = [] }) => bookings.map(({ number }) => number)),
      requestNumber: requests.map(({ number }) => number),
    };
  },

  /** Mails to these addresses, without the links: those give access to the account. Sent ones are kept for 90 days. */
  async letters(addresses: readonly string[]) {
    const letters = await OutboxMessage.findAll({
      where: { kind: 'mail', recipient: [...addresses] },
      order: newestFirst,
    });
    return letters.map(
      ({
        template,
        subject,
        parts,
        recipient,
        orderNumber,
        bookingNumber,
        requestNumber,
        createdAt,
        sentAt,
        failedAt,
      }) => ({
        letter: template,
        to: recipient,
        subject,
        text: parts,
        orderNumber,
        bookingNumber,
        requestNumber,
        queued: createdAt,
        sent: sentAt,
        failed: failedAt,
      }),
    );
  },

  /** What they did, by the event log. */
  actions: (userId: number) => logged({ actorUserId: userId }),

  /** What happened to their account and customer record, whoever did it. */
  events: (userId: number, customerId: number | null) =>
    logged({
      [Op.or]: [
        { entity: 'user', entityId: userId },
        ...(customerId === null ? [] : [{ entity: 'customer', entityId: customerId }]),
      ],
    }),

  async driverPrices(userId: number) {
    const theirs = await DriverCostListDriver.findAll({ where: { userId } });
    const lists = await DriverCostList.findAll({ where: { id: theirs.map(({ listId }) => listId) }, order: ['id'] });
    return lists.map(({ name, validFrom, validTo }) => ({ name, validFrom, validTo }));
  },

  async decidedApplications(userId: number) {
    const applications = await Applicant.findAll({ where: { decidedByUserId: userId }, order: ['id'] });
    return applications.map(({ name, status, decidedAt }) => ({ name, status, decided: decidedAt }));
  },

  async savedPages(userId: number) {
    const revisions = await ContentPageRevision.findAll({ where: { savedBy: userId }, order: ['savedAt'] });
    return revisions.map(({ slug, version, savedAt }) => ({ slug, version, saved: savedAt }));
  },

  async lockedVehicles(userId: number) {
    const locks = await Occupancy.findAll({ where: { createdByUserId: userId }, order: ['id'] });
    return locks.map(({ kind, startsAt, endsAt, comment }) => ({ kind, starts: startsAt, ends: endsAt, comment }));
  },

  async askedDeletions(userId: number) {
    const asked = await AccountDeletion.findAll({ where: { askedByUserId: userId } });
    return asked.map(({ askedAt }) => ({ asked: askedAt }));
  },

  /** As issued, with every later version. */
  async receipts(userId: number, customerId: number | null) {
    const theirs = await Order.findAll({
      attributes: ['id', 'number'],
      where: { [Op.or]: ordersOf(userId, customerId) },
    });
    const receipts = await Receipt.findAll({ where: { orderId: theirs.map(({ id }) => id) }, order: newestFirst });
    const numbers = new Map(theirs.map(({ id, number }) => [id, number]));
    return receipts.map(({ orderId, version, issuedAt, content }) => ({
      order: numbers.get(orderId)!,
      version,
      issued: issuedAt,
      content,
    }));
  },

  async integrations(customerId: number | null) {
    if (customerId === null) return [];
    const integrations = await IntegrationUser.findAll({ where: { customerId }, order: ['id'] });
    return integrations.map(({ name, createdAt }) => ({ name, created: createdAt }));
  },
};
