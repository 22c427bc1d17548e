import { randomUUID } from 'node:crypto';
import { createContentPage } from '@bff/domain/content';
import { listEvents } from '@bff/domain/event-log';
import { createIntegration, newFormKey, seeIntegration } from '@bff/domain/integration-users';
import { changeSetting, seeSetting } from '@bff/domain/settings';
import type { UserActor } from '@bff/domain/shared/actor';
import { createOrder, createUser } from '@db/factories';
import { execute } from '@db/query';
import type { SubjectKind } from '../rows';

/** Running the service: it belongs to no single administrator. */
const owners: SubjectKind['owners'] = ['SYSTEM_ADMIN', 'SYSTEM_OWNER'];
let made = 0;

const staff = (role: 'SYSTEM_ADMIN' | 'SYSTEM_OWNER' = 'SYSTEM_ADMIN'): Promise<UserActor> =>
  createUser({ roles: [role] });

const details = () => ({ name: `Hemlig Integration ${++made}`, actsFor: 'nobody' });

/** An integration about to be created. */
export const aNewIntegration: SubjectKind = {
  owners,
  make: () => Promise.resolve({ fields: { ...details(), formKey: newFormKey() } }),
};

/** An active integration. */
export const anIntegration: SubjectKind = {
  owners,
  make: async () => {
    const { name } = details();
    const admin = await staff();
    const { id, keyId } = await createIntegration(admin, { name });
    const { version } = await seeIntegration(admin, id);
    return {
      params: { id: String(id) },
      fields: { ...details(), version: String(version), overlapHours: '24' },
      secrets: [name, keyId],
    };
  },
};

/** A failed delivery to an integration about a booking of its operator's bus. */
export const aFailedDelivery: SubjectKind = {
  owners,
  make: async () => {
    const { name } = details();
    const { id } = await createIntegration(await staff(), { name });
    const { booking } = await createOrder();
    const { insertId } = await execute(
      `INSERT INTO webhook_deliveries (event_id, integration_user_id, event, booking_id, body, status, created_at)
        VALUES (:eventId, :id, 'booking.created', :bookingId, '{}', 'failed', NOW(3))`,
      { eventId: randomUUID(), id, bookingId: booking.id },
    );
    return { params: { id: String(id) }, fields: { deliveryId: String(insertId) }, secrets: [name, booking.number] };
  },
};

/** A mail that could not be sent. */
export const aGivenUpMessage: SubjectKind = {
  owners,
  make: async () => {
    const to = `hemligmottagare${++made}@test.invalid`;
    const { insertId } = await execute(
      `INSERT INTO outbox (kind, payload, due_at, attempts, failed_at, last_error)
        VALUES ('mail', :payload, NOW(3), 1, NOW(3), 'MailRefused: 550')`,
      { payload: JSON.stringify({ template: 'accountDeleted', to, language: 'sv', data: { name: 'Åsa' } }) },
    );
    return { params: { id: String(insertId) }, fields: { reason: 'Adressen finns inte' }, secrets: [to] };
  },
};

/** The same, selected in the list. */
export const aChosenMessage: SubjectKind = {
  owners,
  make: async (owner) => {
    const { params, fields, ...rest } = await aGivenUpMessage.make(owner);
    const row = params!['id']!;
    return { ...rest, query: { row }, fields: { ...fields, row } };
  },
};

/** A general setting with a new value for it. */
export const aSetting: SubjectKind = {
  owners,
  make: async () => {
    const { version } = await seeSetting(await staff(), 'preparationMinutes');
    return {
      params: { key: 'preparationMinutes' },
      fields: { value: String(10 + (++made % 20)), version: String(version) },
    };
  },
};

/** A future change of the tax. */
export const aComingTax: SubjectKind = {
  owners,
  make: async () => {
    const owner = await staff('SYSTEM_OWNER');
    const validFrom = `2${String(200 + (++made % 700))}-01-01`;
    const before = await seeSetting(owner, 'taxBasisPoints');
    await changeSetting(owner, 'taxBasisPoints', { value: '1200', validFrom, version: before.version });
    const { version } = await seeSetting(owner, 'taxBasisPoints');
    return { params: { key: 'taxBasisPoints' }, fields: { validFrom, version: String(version) } };
  },
};

const texts = () => ({
  titleSv: `Hemlig sida ${++made}`,
  markdownSv: 'Text',
  titleEn: `Secret page ${made}`,
  markdownEn: 'Text',
});

/** A content page about to be created. */
export const aNewContentPage: SubjectKind = {
  owners,
  make: () => Promise.resolve({ fields: { ...texts(), slug: `hemlig-${++made}` } }),
};

/** A content page that only administrators see. */
export const aDraftPage: SubjectKind = {
  owners,
  make: async () => {
    const { titleSv, markdownSv, titleEn, markdownEn } = texts();
    const slug = `utkast-${++made}`;
    await createContentPage(await staff(), {
      slug,
      texts: { sv: { title: titleSv, markdown: markdownSv }, en: { title: titleEn, markdown: markdownEn } },
      published: false,
      inFooter: false,
    });
    return { params: { slug }, fields: { ...texts(), version: '1' }, secrets: [titleSv, titleEn] };
  },
};

/** An entry of the event log. */
export const anEvent: SubjectKind = {
  owners,
  make: async () => {
    const admin = await staff();
    const { name } = details();
    const { id } = await createIntegration(admin, { name });
    const { rows } = await listEvents(admin, { entity: 'integration', subject: String(id) }, { offset: 0, limit: 1, oldestFirst: false }); // prettier-ignore
    return { params: { id: String(rows[0]!.id) }, secrets: [name] };
  },
};
