const FIRST = 'goes with the first release: none was running before it';
const NO_OVERLAP = 'price lists that overlap were refused by the product before; this is the second net';

/**
 * Migrations that remove something the previous release could have used, or refuse something it could have written, each with its
 * justification: the release that stopped using it, or why what it writes always fits (docs/decisions/0910).
 */
export const declared: Readonly<Record<string, string>> = {
  '20261122014007-trigger-receipts-before-update': 'receipts are as new as this: no release before writes any',
  '20261122014008-trigger-receipts-before-delete': 'receipts are as new as this: no release before writes any',
  '20261122091503-move-codes-of-event-log': FIRST,
  '20261122091504-create-trigger-event-log-before-update': 'weaker than the trigger in whose place it is',
  '20261122141002-free-registration-numbers-of-removed-vehicles': 'weaker than the key in whose place it is',
  '20261122145701-trigger-vehicle-cost-lists-before-insert': NO_OVERLAP,
  '20261122145702-trigger-vehicle-cost-lists-before-update': NO_OVERLAP,
  '20261122145703-trigger-driving-cost-lists-before-insert': NO_OVERLAP,
  '20261122145704-trigger-driving-cost-lists-before-update': NO_OVERLAP,
  '20261122145705-trigger-driver-cost-lists-before-insert': NO_OVERLAP,
  '20261122145706-trigger-driver-cost-lists-before-update': NO_OVERLAP,
  '20261122190001-let-a-driver-be-on-one-journey': FIRST,
  '20261122200001-vehicle-images-are-uploaded-images': FIRST,
  '20261123010002-a-moved-booking-may-cost-more-than-it-brings': 'weaker than the check in whose place it is',
  '20261123020202-a-quote-holds-its-vehicles': 'the check is about rows of quotes, which no release before writes',
  '20261123040001-an-organisation-is-a-customer':
    'the check is about organisations, whom no release before writes here',
  '20261123040002-orders-belong-to-units': 'the check is about organisations, whom no release before writes here',
  '20261123040003-what-an-organisation-buys-is-its-order': 'about organisations, whom no release before sells to',
  '20261123050103-a-change-holds-its-vehicle': 'the check is about rows of changes, which no release before writes',
  '20261123084005-trigger-vehicle-accessibility-before-update':
    'the table is as new as this: no release before writes it',
  '20261123084008-accessibility-is-no-equipment': FIRST,
  '20261123092601-an-operator-agrees-to-a-change': FIRST,
  '20261127170001-times-of-a-journey-are-of-its-state':
    'a status is written with its time, and a time that is taken back is removed with it',
  '20261127230001-a-quote-is-withdrawn': 'weaker than the key in whose place it is',
  '20261130220002-requests-were-closed-unanswered': 'fills a column that no release before reads',
  '20261201010002-quotes-were-withdrawn-by-the-office': 'fills a column that no release before reads',
  '20261130120001-how-an-unreported-journey-went': 'the check is about outcomes, which no release before writes',
};
