import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeReservation, mailPayLink } from '@bff/domain/bookings';
import { type BookingWorld, DETAILS } from '@bff/domain/bookings/testing/payments';
import { type QueuedMail, renderMail } from '@bff/domain/notifications';
import { testSetting as setting } from '@bff/domain/notifications/testing/test-setting';
import { select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { createPerson } from './testing/people';
import { openPage, sendForm } from './testing/probe';
import { startMarket, stopMarket } from './testing/subjects';
import { wholeApp } from './testing/whole-app';

/** What the mail with a pay link says about who can pay, and who really can. */
useTestDatabase({ pool: 20 });
const { ask } = wholeApp();
let market: BookingWorld;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(stopMarket);

type Waiting = QueuedMail<'payLink'> & { template: string };
const SAID = {
  sv: /logga in med kontot som gjorde bokningen[^]*ingen annan kan betala med den/,
  en: /log in with the account that made the booking[^]*nobody else can pay with it/,
} as const;

describe.each(['sv', 'en'] as const)('the mail with a pay link, in %s', (language) => {
  it('says that only its booker can pay, logged in; and nobody else can by its link', async () => {
    const [owner, visitor, customer, administrator] = await Promise.all(
      (['PRIVATE_CUSTOMER', 'visitor', 'PRIVATE_CUSTOMER', 'SYSTEM_OWNER'] as const).map((kind) => createPerson(kind)),
    );
    const buyer = { ...owner!.actor!, customerId: owner!.actor!.customerId! };
    const { orderNumber } = await market.held(buyer);
    await completeReservation(buyer, orderNumber, DETAILS);
    await mailPayLink(buyer, orderNumber);
    const rows = await select<{ payload: string | Waiting }>('SELECT payload FROM outbox ORDER BY id');
    const mails = rows.map(({ payload }) => (typeof payload === 'string' ? (JSON.parse(payload) as Waiting) : payload)); // prettier-ignore
    const { data } = mails.findLast(({ template }) => template === 'payLink')!;

    const validUntil = new Date(data.validUntil);
    const departure = new Date(data.departure);
    expect(renderMail('payLink', { ...data, validUntil, departure }, language, setting).text).toMatch(SAID[language]);

    const address = new URL(data.payUrl).pathname.replace(/^\/(?:sv|en)/, '') + new URL(data.payUrl).search;
    const outcomes = [];
    for (const person of [visitor!, customer!, administrator!, owner!]) {
      const { outcome } = await openPage(ask, person, address);
      const pressed = await sendForm(ask, person, address, { intent: 'pay' });
      outcomes.push([outcome, pressed.outcome]);
    }
    expect(outcomes).toEqual([
      ['login', 'login'],
      ['notFound', 'notFound'],
      ['home', 'forbidden'],
      // It is theirs to fill in.
      [200, 422],
    ]);
  });
});
