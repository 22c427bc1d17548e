/**
 * Every file of the product with SQL, and why no model does it. A new line needs a reason in its commit; a file that loses its last
 * statement must leave the list.
 */
export const SQL_PLACES: Readonly<Record<string, string>> = {
  // The search, and what it caches about every bus.
  'bff/domain/offers/candidate.store.ts': 'the offer search: one row an operator or a cell, by indexes of its own',
  'bff/domain/offers/company-supply.store.ts':
    'what the search knows of ten thousand buses: an instance for each row costs 20 µs; revisions are kept by triggers',
  // Who asks, read with every request: through models it took four times as much of the processor (decision 1328).
  'bff/domain/sessions/actor-of-user.store.ts': 'a user with roles and rights in one row',
  'bff/domain/sessions/session.store.ts': 'the session of a cookie with that row',
  'bff/domain/sessions/access-token.store.ts': 'the owner of a token, as that row',
  'bff/domain/integration-users/integration-user.store.ts': 'the key of a signed request',
  // Locks and claims.
  'bff/domain/availability/occupancy.store.ts': 'the vehicle lock: an UPDATE in the order of ids',
  'bff/domain/payments/payment-event.store.ts': 'a claim with SKIP LOCKED',
  'bff/jobs/outbox-queue.store.ts': 'a claim with SKIP LOCKED',
  // Sums and counts.
  'bff/domain/bookings/customer-payments.store.ts': 'two sums of one reading',
  'bff/domain/reports/day-sums.store.ts': 'sums over bookings and their history',
  'bff/domain/reports/report.store.ts': 'sums over the bookings of a year',
  'bff/domain/payments/attention.store.ts': 'counts and conditions that ask about other rows',
  'bff/domain/payments/payment-list.store.ts': 'which of those conditions a refund meets',
  // Conditions of lists on whether another table has a row, or order by a count there.
  'bff/domain/bookings/booking-list.store.ts': 'EXISTS of stops and of history',
  'bff/domain/journeys/watched-journey.store.ts': 'EXISTS of stops',
  'bff/domain/quotes/quote-request-conditions.store.ts': 'EXISTS of a company’s answer, a quote, a later request',
  'bff/domain/quotes/request-deadlines.store.ts': 'an order by what is awaited',
  'bff/domain/bookings/counted-bookings.store.ts':
    'EXISTS of a proposed change, and the first confirmation in the history',
  'bff/domain/accessibility/accessibility.store.ts': 'how many buses have each property of a page',
  'bff/domain/bookings/order-list.store.ts': 'EXISTS of bookings and stops',
  'bff/domain/cancellation-fees/cancellation-fee.store.ts': 'EXISTS of cancellation tiers',
  'bff/domain/companies/company-list.store.ts': 'EXISTS of price lists',
  'bff/domain/companies/public-company.store.ts': 'EXISTS of buses',
  'bff/domain/event-log/event-groups.store.ts': 'entries grouped by the order that other tables know them to be of',
  'bff/domain/event-log/order-things.store.ts': 'one list of what belongs to an order, for the groups and for a number',
  'bff/domain/bookings/booking-handling.store.ts': 'one reading of two parts of the log, each by its index',
  'bff/domain/depots/depot.store.ts': 'how many buses start from each depot of a page',
  'bff/domain/customers/customer-list.store.ts': 'EXISTS of a confirmed booking',
  'bff/domain/deal-organisations/deal-organisation-list.store.ts':
    'counts of units and users that lists are ordered by',
  'bff/domain/deal-organisations/deal-unit.store.ts': 'a tree, walked by WITH RECURSIVE',
  'bff/domain/images/image.store.ts': 'NOT IN of what refers to an image',
  // The server itself.
  'database/check-invariants.ts': 'runs invariants.sql',
  'database/check-server.ts': 'asks for the server’s settings',
  'database/cluster.ts': 'asks whether a connection leads to a cluster',
  'database/connection.ts': 'what every session is told',
  'database/embedded/create-instance.ts': 'makes a private server',
  'database/embedded/processes.ts': 'asks whether a private server answers',
  'database/migration-turns.ts': 'whose turn it is to migrate, before there is a table of the product',
  'database/written-locks.ts': 'writes a lock: a column that no model has, since nobody else is to see it',
  // Seeds.
  'bff/seeds/demo/orders/moved-time.ts': 'moves the clock of one session',
  // Measurements.
  'scripts/soak/cluster/galera-nodes.ts': 'makes a cluster’s user and asks whether a node is synced',
  'scripts/soak/cluster/schema-and-rows.ts': 'changes the schema beside rows, as migrations do',
  'scripts/soak/quotes.ts':
    'a hundred thousand rows made in a few statements, and what the server says of its transactions',
};

/** Parts that SQL is put together of besides constants: conditions, an order, the names of replacements. All are texts of ours. */
export const SQL_PARTS: Readonly<Record<string, readonly string[]>> = {
  'bff/domain/bookings/booking-list.store.ts': ['word'],
  'bff/domain/bookings/order-list.store.ts': ['word', 'as'],
  'bff/domain/journeys/watched-journey.store.ts': ['word'],
  'bff/domain/quotes/quote-request-conditions.store.ts': [
    'how',
    'as',
    'part',
    'isWithdrawn',
    'continued',
    'IN_STATE.noQuote',
  ],
  'bff/domain/quotes/request-deadlines.store.ts': ['createdAt', 'due'],
  'bff/domain/companies/company-list.store.ts': ['table'],
  'bff/domain/deal-organisations/deal-unit.store.ts': ['direction', 'where'],
  'bff/domain/event-log/event-groups.store.ts': ['direction', 'edge', 'groups', 'named', 'newest', 'sql'],
  'bff/domain/event-log/order-things.store.ts': ['from', 'owner', 'path'],
  'bff/domain/offers/candidate.store.ts': ['where'],
  'bff/domain/reports/day-sums.store.ts': ['day', 'day + 1', 'ofCompany(companyId)'],
  'bff/domain/reports/report.store.ts': ['within(scope)'],
};
