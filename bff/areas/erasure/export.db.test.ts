import { beforeAll, describe, expect, it } from 'vitest';
import { personalDataOfBookings, personalDataOfCancellations, personalDataOfJourneys } from '@bff/domain/bookings';
import { personalDataOfDealUsers } from '@bff/domain/deal-organisations';
import { personalDataOfNotes } from '@bff/domain/notes';
import { personalDataOfQuotes } from '@bff/domain/quotes';
import { exportPerson, registerPersonalData } from '@bff/domain/erasure';
import { queueMail } from '@bff/domain/notifications';
import { issueToken, startSession } from '@bff/domain/sessions';
import { logTransition } from '@bff/domain/shared/event-log.store';
import { createCompany, createCustomer, createDealOrganisation, createOrder, createPriceLists, createVehicle, createDepot, giveDealRight } from '@db/factories'; // prettier-ignore
import { Order, User } from '@db/models';
import { execute, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { loginOf } from '@bff/domain/sessions/testing/login-of';

const OF_THE_TRIP = { leftOut: 'how the trip is priced and driven; its price, times and stops stand in orders' };
const AFTER_A_CANCELLATION = { leftOut: 'what came instead of a canceled bus: the other booking and the refund stand in orders' }; // prettier-ignore
const OF_A_CHANGE = { leftOut: 'who changed a trip, and what it was before; the trip as it counts stands in orders' };
const ABOUT_A_PAYMENT = { leftOut: 'what administrators have to look into; the payment itself stands in orders' };
const IN_THE_ACCOUNTS = { leftOut: 'the amounts of payments and refunds, as the accounts have them' };

/**
 * Where an export contains what a table knows about a person: for every column that refers to a user, a customer or something of theirs,
 * the section it is in, or why it is in none. A new column requires a decision (GDPR article 15).
 */
const COLUMNS: Readonly<Record<string, { section: string } | { leftOut: string }>> = {
  'access_tokens.user_id': { section: 'apiLogins' },
  'account_deletions.asked_by_user_id': { section: 'work.askedDeletions' },
  'account_deletions.user_id': { section: 'account.deletionAsked' },
  'applicants.decided_by_user_id': { section: 'work.decidedApplications' },
  'booking_cancellation_tiers.booking_id': OF_THE_TRIP,
  'booking_changes.booking_id': OF_A_CHANGE,
  'booking_changes.order_id': OF_A_CHANGE,
  'booking_changes.user_id': OF_A_CHANGE,
  'booking_choices.booking_id': AFTER_A_CANCELLATION,
  'booking_choices.new_booking_id': AFTER_A_CANCELLATION,
  'booking_price_lines.booking_id': OF_THE_TRIP,
  'booking_segments.booking_id': OF_THE_TRIP,
  'bookings.canceled_by_user_id': { section: 'canceledBookings' },
  'bookings.moved_from_id': AFTER_A_CANCELLATION,
  'bookings.order_id': { section: 'orders.0.bookings' },
  'content_page_revisions.saved_by': { section: 'work.savedPages' },
  'customers.user_id': { section: 'contact' },
  'deal_rights.user_id': { section: 'organisation.rights' },
  'deal_users.user_id': { section: 'organisation.name' },
  'deleted_accounts.user_id': { leftOut: 'is there once the account is not' },
  'disputes.payment_id': ABOUT_A_PAYMENT,
  'driver_cost_list_drivers.user_id': { section: 'work.driverPrices' },
  'email_changes.user_id': { section: 'emailChanges' },
  'event_log.actor_user_id': { section: 'actions' },
  'integration_users.customer_id': { section: 'integrations' },
  'journeys.booking_id': { section: 'orders.0.bookings.0.rating' },
  'journeys.driver_user_id': { section: 'journeys' },
  'ledger_entries.booking_id': IN_THE_ACCOUNTS,
  'ledger_entries.order_id': IN_THE_ACCOUNTS,
  'ledger_entries.payment_id': IN_THE_ACCOUNTS,
  'login_attempts.user_id': { section: 'logins' },
  'notes.author_user_id': { leftOut: 'what staff wrote about others' },
  'notes.booking_id': { section: 'notes' },
  'notes.customer_id': { section: 'notes' },
  'occupancies.booking_id': OF_THE_TRIP,
  'occupancies.created_by_user_id': { section: 'work.lockedVehicles' },
  'one_time_tokens.user_id': { section: 'links' },
  'order_stops.order_id': { section: 'orders.0.stops' },
  'orders.customer_id': { section: 'orders' },
  'orders.deal_organisation_id': { leftOut: 'whose purchase it is, of an organisation that is nobody’s record' },
  'orders.user_id': { section: 'orders' },
  'payment_issues.payment_id': ABOUT_A_PAYMENT,
  'payments.order_id': { section: 'orders.0.payments' },
  'quote_requests.customer_id': { section: 'quoteRequests' },
  'quote_requests.user_id': { section: 'quoteRequests' },
  'quotes.order_id': { leftOut: 'which of the quotes became the order; the order stands in orders' },
  'receipts.order_id': { section: 'receipts' },
  'recovery_codes.user_id': { section: 'account.recoveryCodesLeft' },
  'refunds.booking_id': { section: 'orders.0.refunds' },
  'refunds.payment_id': { section: 'orders.0.refunds' },
  'second_factors.user_id': { section: 'account.secondFactorSince' },
  'sessions.user_id': { section: 'sessions' },
  'traffic_controller_organisations.user_id': { section: 'organisation.actsFor' },
  'trip_links.booking_id': { leftOut: 'a link, kept as a hash, that ends a day after the trip' },
  'webhook_deliveries.booking_id': OF_THE_TRIP,
  'user_roles.user_id': { section: 'account.roles' },
};

/** Tables whose rows are a person or belong to one: a reference to them is a reference to the person. */
const PERSONAL = ['users', 'customers', 'second_factors', 'deal_users', 'orders', 'bookings', 'payments'];

describe('an export', () => {
  useTestDatabase();
  beforeAll(() => {
    for (const keeper of [
      personalDataOfBookings,
      personalDataOfJourneys,
      personalDataOfCancellations,
      personalDataOfDealUsers,
      personalDataOfQuotes,
      personalDataOfNotes,
    ])
      // prettier-ignore
      registerPersonalData(keeper);
  });

  it('covers every column that refers to a person', async () => {
    const rows = await select<{ name: string }>(
      `SELECT CONCAT(TABLE_NAME, '.', COLUMN_NAME) AS name FROM information_schema.KEY_COLUMN_USAGE
        WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_NAME IN (:tables) AND COLUMN_NAME <> 'organisation_id'`,
      { tables: PERSONAL },
    );
    const found = new Set(rows.map(({ name }) => name));
    expect([...found].sort()).toEqual(Object.keys(COLUMNS).sort());
  });

  it('includes something from every table that holds personal data', async () => {
    const buyer = await createCustomer();
    const { userId, customerId } = buyer;
    await fill(buyer);
    const all: unknown = JSON.parse(JSON.stringify(await exportPerson(buyer)));
    const at = (path: string) =>
      path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], all);
    const empty = Object.entries(COLUMNS).flatMap(([column, decided]) => {
      if ('leftOut' in decided) return [];
      const value = at(decided.section);
      return value === undefined || value === null || (Array.isArray(value) && value.length === 0) ? [column] : [];
    });
    expect(empty, `of user ${userId}, customer ${customerId}`).toEqual([]);
    const text = JSON.stringify(all);
    for (const secret of ['geheim', 'Geheim', 'argon2', 'token_hash']) expect(text).not.toContain(secret);
  });

  it('includes the mails sent to the person, at whatever address, and nobody else’s', async () => {
    const person = await createCustomer();
    const { order } = await createOrder({ customer: person });
    await Order.update({ contactEmail: 'Fest@Demo.invalid' }, { where: { id: order.id } });
    const { email } = await User.findByPk(person.userId, { rejectOnEmpty: true });
    const write = (to: string, name: string) =>
      queueMail('passwordChanged', { to, language: 'sv', data: { name, forgotUrl: 'https://x.invalid/geheim' } });
    await write(email, 'own');
    await write('fest@demo.invalid', 'order');
    await write('nobody@test.invalid', 'other');
    const { letters } = await exportPerson(person);
    expect(letters.map(({ letter, to }) => [letter, to])).toEqual([
      ['passwordChanged', 'fest@demo.invalid'],
      ['passwordChanged', email],
    ]);
    expect(JSON.stringify(letters)).not.toContain('geheim');
  });

  /** A row in every table, as if one person had every role. Secrets that open an account are marked `geheim`. */
  async function fill(person: Awaited<ReturnType<typeof createCustomer>>): Promise<void> {
    const { userId, customerId } = person;
    const { id: companyId } = await createCompany();
    const { id: depotId } = await createDepot(companyId);
    const lists = await createPriceLists(companyId);
    const { id: vehicleId } = await createVehicle(companyId, depotId);
    const { order, booking } = await createOrder({ customer: person, booking: { status: 'canceled', canceledAt: new Date(), canceledBy: 'customer', cancellationFee: 0 } }); // prettier-ignore
    await startSession({ login: await loginOf(userId) });
    await issueToken(await loginOf(userId));
    const organisation = await createDealOrganisation();
    await giveDealRight(person, organisation, organisation.topId, 'user');
    await logTransition({ entity: 'setting', entityKey: 'holdMinutes', from: null, to: 'x', by: person });
    const values = { userId, customerId, companyId, vehicleId, orderId: order.id, bookingId: booking.id, organisationId: organisation.organisationId, listId: lists.driverCostListId, secret: 'geheim'.padEnd(64, '0') }; // prettier-ignore
    for (const statement of ROWS) await execute(statement, values);
    await execute("INSERT INTO refunds (payment_id, amount, reason, idempotency_key) SELECT id, 100, 'canceled', 'r' FROM payments WHERE order_id = :orderId", values); // prettier-ignore
  }
});

const ROWS = [
  'INSERT INTO account_deletions (user_id, asked_by_user_id, asked_at) VALUES (:userId, :userId, UTC_TIMESTAMP(3))',
  "INSERT INTO applicants (status, name, org_number, vat_number, contact_name, contact_email, contact_phone, language, city, countries, decided_at, decided_by_user_id, deny_reason) VALUES ('denied', 'Nej AB', '5560360793', 'SE556036079301', 'N', 'n@test.invalid', '+46701740605', 'sv', 'Ort', 'SE', UTC_TIMESTAMP(3), :userId, 'nej')",
  'UPDATE bookings SET canceled_by_user_id = :userId WHERE id = :bookingId',
  "INSERT INTO content_pages (slug) VALUES ('om-test')",
  "INSERT INTO content_page_revisions (slug, version, title_sv, markdown_sv, title_en, markdown_en, saved_by, saved_at) VALUES ('om-test', 1, 'a', 'b', 'c', 'd', :userId, UTC_TIMESTAMP(3))",
  'INSERT INTO driver_cost_list_drivers (list_id, user_id) VALUES (:listId, :userId)',
  "INSERT INTO email_changes (user_id, new_email, token_hash, expires_at) VALUES (:userId, 'ny@test.invalid', :secret, UTC_TIMESTAMP(3))",
  "INSERT INTO integration_users (name, customer_id, key_id, secret) VALUES ('Kopplingen', :customerId, 'Geheim0000000000000000', 'geheim')",
  'UPDATE journeys SET driver_user_id = :userId, rating = 5, rated_at = UTC_TIMESTAMP(3) WHERE booking_id = :bookingId',
  "INSERT INTO login_attempts (account_key, address, succeeded, attempted_at, user_id) VALUES (:secret, '192.0.2.1', FALSE, UTC_TIMESTAMP(3), :userId)",
  "INSERT INTO occupancies (vehicle_id, starts_at, ends_at, kind, created_by_user_id) VALUES (:vehicleId, '2029-01-01', '2029-01-02', 'manuallyLocked', :userId)",
  "INSERT INTO one_time_tokens (user_id, kind, token_hash, expires_at) VALUES (:userId, 'passwordReset', :secret, UTC_TIMESTAMP(3))",
  "INSERT INTO payments (order_id, status, amount, captured_amount, idempotency_key, succeeded_at) VALUES (:orderId, 'succeeded', 100, 100, 'p', UTC_TIMESTAMP(3))",
  "INSERT INTO quote_requests (number, customer_id, user_id, send_key, language, trip_type, stops, departure_at, adults, children, wheelchairs, message) VALUES ('12345674', :customerId, :userId, 'k', 'sv', 'one-way', '[]', '2029-01-01', 1, 0, 0, 'Vi är en kör')",
  "INSERT INTO receipts (order_id, version, content, issued_at) VALUES (:orderId, 1, '{}', UTC_TIMESTAMP(3))",
  "INSERT INTO second_factors (user_id, secret, last_step) VALUES (:userId, 'geheim', 0)",
  'INSERT INTO recovery_codes (user_id, code_hash) VALUES (:userId, :secret)',
  "INSERT INTO notes (booking_id, author_user_id, text, created_at) VALUES (:bookingId, :userId, 'Ringde', UTC_TIMESTAMP(3))",
  'INSERT INTO traffic_controller_organisations (user_id, organisation_id) VALUES (:userId, :organisationId)',
];
