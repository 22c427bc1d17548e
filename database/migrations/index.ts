import * as m20261122014001 from './20261122014001-create-disputes';
import * as m20261122014002 from './20261122014002-add-dispute-to-ledger-entries';
import * as m20261122014003 from './20261122014003-add-disputed-amount-to-payments';
import * as m20261122014004 from './20261122014004-create-payment-issues';
import * as m20261122014005 from './20261122014005-create-receipts';
import * as m20261122014006 from './20261122014006-create-mail-budgets';
import * as m20261122014007 from './20261122014007-trigger-receipts-before-update';
import * as m20261122014008 from './20261122014008-trigger-receipts-before-delete';
import * as m20261122020001 from './20261122020001-add-credential-version-to-users';
import * as m20261122091501 from './20261122091501-add-code-to-event-log';
import * as m20261122091502 from './20261122091502-drop-trigger-event-log-before-update';
import * as m20261122091503 from './20261122091503-move-codes-of-event-log';
import * as m20261122091504 from './20261122091504-create-trigger-event-log-before-update';
import * as m20261122141001 from './20261122141001-add-removed-to-vehicles';
import * as m20261122141002 from './20261122141002-free-registration-numbers-of-removed-vehicles';
import * as m20261122145701 from './20261122145701-trigger-vehicle-cost-lists-before-insert';
import * as m20261122145702 from './20261122145702-trigger-vehicle-cost-lists-before-update';
import * as m20261122145703 from './20261122145703-trigger-driving-cost-lists-before-insert';
import * as m20261122145704 from './20261122145704-trigger-driving-cost-lists-before-update';
import * as m20261122145705 from './20261122145705-trigger-driver-cost-lists-before-insert';
import * as m20261122145706 from './20261122145706-trigger-driver-cost-lists-before-update';
import * as m20261122190001 from './20261122190001-let-a-driver-be-on-one-journey';
import * as m20261122190002 from './20261122190002-create-journey-positions';
import * as m20261122190003 from './20261122190003-create-trip-links';
import * as m20261122200001 from './20261122200001-vehicle-images-are-uploaded-images';
import * as m20261122210001 from './20261122210001-add-traffic-permit-to-applicants';
import * as m20261122210002 from './20261122210002-add-traffic-permit-to-companies';
import * as m20261122210003 from './20261122210003-trigger-company-countries-after-insert';
import * as m20261122210004 from './20261122210004-trigger-company-countries-after-update';
import * as m20261122210005 from './20261122210005-trigger-company-countries-after-delete';
import * as m20261122220001 from './20261122220001-create-deviations';
import * as m20261122220002 from './20261122220002-create-deviation-images';
import * as m20261122220501 from './20261122220501-a-journey-s-bus-can-be-missing';
import * as m20261123010001 from './20261123010001-a-booking-can-be-moved';
import * as m20261123010002 from './20261123010002-a-moved-booking-may-cost-more-than-it-brings';
import * as m20261123010003 from './20261123010003-create-booking-choices';
import * as m20261123020101 from './20261123020101-create-quote-requests';
import * as m20261123020102 from './20261123020102-create-quote-request-companies';
import * as m20261123020201 from './20261123020201-create-quotes';
import * as m20261123020202 from './20261123020202-a-quote-holds-its-vehicles';
import * as m20261123040001 from './20261123040001-an-organisation-is-a-customer';
import * as m20261123040002 from './20261123040002-orders-belong-to-units';
import * as m20261123040003 from './20261123040003-what-an-organisation-buys-is-its-order';
import * as m20261123040004 from './20261123040004-a-missing-bus-is-answered-for-once';
import * as m20261123050101 from './20261123050101-create-booking-changes';
import * as m20261123050102 from './20261123050102-a-payment-may-be-for-a-change';
import * as m20261123050103 from './20261123050103-a-change-holds-its-vehicle';
import * as m20261123084001 from './20261123084001-create-accessibility-properties';
import * as m20261123084002 from './20261123084002-create-vehicle-accessibility';
import * as m20261123084003 from './20261123084003-trigger-vehicle-accessibility-after-insert';
import * as m20261123084004 from './20261123084004-trigger-vehicle-accessibility-after-delete';
import * as m20261123084005 from './20261123084005-trigger-vehicle-accessibility-before-update';
import * as m20261123084006 from './20261123084006-accessibility-begins-with-two-properties';
import * as m20261123084007 from './20261123084007-buses-keep-their-accessibility';
import * as m20261123084008 from './20261123084008-accessibility-is-no-equipment';
import * as m20261123092601 from './20261123092601-an-operator-agrees-to-a-change';
import * as m20261123133100 from './20261123133100-a-quote-without-price-lists';
import * as m20261123160001 from './20261123160001-a-drawn-signature';
import * as m20261123230001 from './20261123230001-a-hold-may-be-extended-once';
import * as m20261124200001 from './20261124200001-who-a-mail-was-to';
import * as m20261124200101 from './20261124200101-create-notes';
import * as m20261124201501 from './20261124201501-a-message-carries-its-trace';
import { lockRows } from './20261124213001-lock-rows';
import * as m20261124213101 from './20261124213101-drop-trigger-companies-revision-update';
import * as m20261124213102 from './20261124213102-create-trigger-companies-revision-update';
import * as m20261125183001 from './20261125183001-another-street-on-the-way-home';
import * as m20261127050001 from './20261127050001-what-a-mail-said';
import * as m20261127160001 from './20261127160001-which-request-a-mail-was-about';
import * as m20261127170001 from './20261127170001-times-of-a-journey-are-of-its-state';
import * as m20261127230001 from './20261127230001-a-quote-is-withdrawn';
import * as m20261128210001 from './20261128210001-newest-ratings';
import * as m20261130120001 from './20261130120001-how-an-unreported-journey-went';
import * as m20261130140001 from './20261130140001-payments-by-amount';
import * as m20261130140002 from './20261130140002-refunds-by-amount';
import * as m20261130220001 from './20261130220001-a-request-is-closed-unanswered';
import * as m20261130220002 from './20261130220002-requests-were-closed-unanswered';
import * as m20261201010001 from './20261201010001-who-withdrew-a-quote';
import * as m20261201010002 from './20261201010002-quotes-were-withdrawn-by-the-office';
import * as baseline from './baseline';

export interface Migration {
  /** `YYYYMMDDHHMMSS-what-it-does`, by the time of writing, which determines the order. */
  name: string;
  /** One statement each way: the server commits after each, so a second one could be left undone. */
  up: string;
  down: string;
}

/** The schema that later migrations start from: many statements, each of which can be run again. */
interface Baseline extends Omit<Migration, 'up' | 'down'> {
  up: readonly string[];
  down: readonly string[];
}

const named = (name: string, { up, down }: Omit<Migration, 'name'>): Migration => ({ name, up, down });

/** All migrations, in the order in which they run. */
export const migrations: readonly (Baseline | Migration)[] = [
  { name: '20261122000000-baseline', up: baseline.up, down: baseline.down },
  named('20261122014001-create-disputes', m20261122014001),
  named('20261122014002-add-dispute-to-ledger-entries', m20261122014002),
  named('20261122014003-add-disputed-amount-to-payments', m20261122014003),
  named('20261122014004-create-payment-issues', m20261122014004),
  named('20261122014005-create-receipts', m20261122014005),
  named('20261122014006-create-mail-budgets', m20261122014006),
  named('20261122014007-trigger-receipts-before-update', m20261122014007),
  named('20261122014008-trigger-receipts-before-delete', m20261122014008),
  named('20261122020001-add-credential-version-to-users', m20261122020001),
  named('20261122091501-add-code-to-event-log', m20261122091501),
  named('20261122091502-drop-trigger-event-log-before-update', m20261122091502),
  named('20261122091503-move-codes-of-event-log', m20261122091503),
  named('20261122091504-create-trigger-event-log-before-update', m20261122091504),
  named('20261122141001-add-removed-to-vehicles', m20261122141001),
  named('20261122141002-free-registration-numbers-of-removed-vehicles', m20261122141002),
  named('20261122145701-trigger-vehicle-cost-lists-before-insert', m20261122145701),
  named('20261122145702-trigger-vehicle-cost-lists-before-update', m20261122145702),
  named('20261122145703-trigger-driving-cost-lists-before-insert', m20261122145703),
  named('20261122145704-trigger-driving-cost-lists-before-update', m20261122145704),
  named('20261122145705-trigger-driver-cost-lists-before-insert', m20261122145705),
  named('20261122145706-trigger-driver-cost-lists-before-update', m20261122145706),
  named('20261122190001-let-a-driver-be-on-one-journey', m20261122190001),
  named('20261122190002-create-journey-positions', m20261122190002),
  named('20261122190003-create-trip-links', m20261122190003),
  named('20261122200001-vehicle-images-are-uploaded-images', m20261122200001),
  named('20261122210001-add-traffic-permit-to-applicants', m20261122210001),
  named('20261122210002-add-traffic-permit-to-companies', m20261122210002),
  named('20261122210003-trigger-company-countries-after-insert', m20261122210003),
  named('20261122210004-trigger-company-countries-after-update', m20261122210004),
  named('20261122210005-trigger-company-countries-after-delete', m20261122210005),
  named('20261122220001-create-deviations', m20261122220001),
  named('20261122220002-create-deviation-images', m20261122220002),
  named('20261122220501-a-journey-s-bus-can-be-missing', m20261122220501),
  named('20261123010001-a-booking-can-be-moved', m20261123010001),
  named('20261123010002-a-moved-booking-may-cost-more-than-it-brings', m20261123010002),
  named('20261123010003-create-booking-choices', m20261123010003),
  named('20261123020101-create-quote-requests', m20261123020101),
  named('20261123020102-create-quote-request-companies', m20261123020102),
  named('20261123020201-create-quotes', m20261123020201),
  named('20261123020202-a-quote-holds-its-vehicles', m20261123020202),
  named('20261123040001-an-organisation-is-a-customer', m20261123040001),
  named('20261123040002-orders-belong-to-units', m20261123040002),
  named('20261123040003-what-an-organisation-buys-is-its-order', m20261123040003),
  named('20261123040004-a-missing-bus-is-answered-for-once', m20261123040004),
  named('20261123050101-create-booking-changes', m20261123050101),
  named('20261123050102-a-payment-may-be-for-a-change', m20261123050102),
  named('20261123050103-a-change-holds-its-vehicle', m20261123050103),
  named('20261123084001-create-accessibility-properties', m20261123084001),
  named('20261123084002-create-vehicle-accessibility', m20261123084002),
  named('20261123084003-trigger-vehicle-accessibility-after-insert', m20261123084003),
  named('20261123084004-trigger-vehicle-accessibility-after-delete', m20261123084004),
  named('20261123084005-trigger-vehicle-accessibility-before-update', m20261123084005),
  named('20261123084006-accessibility-begins-with-two-properties', m20261123084006),
  named('20261123084007-buses-keep-their-accessibility', m20261123084007),
  named('20261123084008-accessibility-is-no-equipment', m20261123084008),
  named('20261123092601-an-operator-agrees-to-a-change', m20261123092601),
  named('20261123133100-a-quote-without-price-lists', m20261123133100),
  named('20261123160001-a-drawn-signature', m20261123160001),
  named('20261123230001-a-hold-may-be-extended-once', m20261123230001),
  named('20261124200001-who-a-mail-was-to', m20261124200001),
  named('20261124200101-create-notes', m20261124200101),
  named('20261124201501-a-message-carries-its-trace', m20261124201501),
  ...lockRows,
  named('20261124213101-drop-trigger-companies-revision-update', m20261124213101),
  named('20261124213102-create-trigger-companies-revision-update', m20261124213102),
  named('20261125183001-another-street-on-the-way-home', m20261125183001),
  named('20261127050001-what-a-mail-said', m20261127050001),
  named('20261127160001-which-request-a-mail-was-about', m20261127160001),
  named('20261127170001-times-of-a-journey-are-of-its-state', m20261127170001),
  named('20261127230001-a-quote-is-withdrawn', m20261127230001),
  named('20261128210001-newest-ratings', m20261128210001),
  named('20261130120001-how-an-unreported-journey-went', m20261130120001),
  named('20261130140001-payments-by-amount', m20261130140001),
  named('20261130140002-refunds-by-amount', m20261130140002),
  named('20261130220001-a-request-is-closed-unanswered', m20261130220001),
  named('20261130220002-requests-were-closed-unanswered', m20261130220002),
  named('20261201010001-who-withdrew-a-quote', m20261201010001),
  named('20261201010002-quotes-were-withdrawn-by-the-office', m20261201010002),
];

/** A migration's statements, one per message. */
export const statementsOf = (statements: string | readonly string[]): readonly string[] =>
  typeof statements === 'string' ? [statements] : statements;
