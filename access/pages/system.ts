import { ADMINS, all, only, sent } from '../outcomes';
import type { FormRow, PageRow } from '../rows';
import {
  aChosenMessage,
  aComingTax,
  aDraftPage,
  aFailedDelivery,
  aGivenUpMessage,
  anEvent,
  aNewContentPage,
  aNewIntegration,
  anIntegration,
  aSetting,
} from '../testing/system-subjects';

const admins = only('SYSTEM_ADMIN', 'SYSTEM_OWNER');
/** These belong to no administrator: each may do this to any. */
const others = all(ADMINS, 'allowed');
const form = (more: Partial<FormRow> = {}): FormRow => ({ may: sent(admins), others, ...more });

/** Only the system owner changes general settings (domain.md section 2). */
const ownersForm = (more: Partial<FormRow> = {}): FormRow => ({
  may: { ...sent(admins), SYSTEM_ADMIN: 'forbidden' },
  others: { SYSTEM_OWNER: 'allowed', SYSTEM_ADMIN: 'forbidden' },
  ...more,
});

/** Running the service: outgoing messages, integrations, general settings, content pages, event log. */
export const rows: readonly PageRow[] = [
  {
    route: 'dashboard/admin/outgoing-messages/list',
    see: admins,
    forms: { again: form({ subject: aChosenMessage }) },
  },
  { route: 'dashboard/admin/outgoing-messages/list.csv', see: admins },
  {
    route: 'dashboard/admin/outgoing-messages/details/:id',
    subject: aGivenUpMessage,
    see: admins,
    others,
    forms: { again: form() },
  },
  {
    route: 'dashboard/admin/outgoing-messages/discard',
    subject: aChosenMessage,
    see: admins,
    others,
    forms: { '': form() },
  },
  {
    route: 'dashboard/admin/outgoing-messages/discard/:id',
    subject: aGivenUpMessage,
    see: admins,
    others,
    forms: { '': form() },
  },
  { route: 'dashboard/admin/external-integration/list', see: admins },
  {
    route: 'dashboard/admin/external-integration/create',
    see: admins,
    // The answer itself shows key and secret.
    forms: { '': form({ subject: aNewIntegration, done: 200 }) },
  },
  { route: 'dashboard/admin/external-integration/customers', see: admins },
  {
    route: 'dashboard/admin/external-integration/edit/:id',
    subject: anIntegration,
    see: admins,
    others,
    forms: { save: form(), webhook: form({ asShown: true }) },
  },
  {
    route: 'dashboard/admin/external-integration/deliveries/:id',
    subject: aFailedDelivery,
    see: admins,
    others,
    forms: { '': form() },
  },
  {
    route: 'dashboard/admin/external-integration/rotate/:id',
    subject: anIntegration,
    see: admins,
    others,
    forms: { '': form({ done: 200 }) },
  },
  {
    route: 'dashboard/admin/external-integration/cancel/:id',
    subject: anIntegration,
    see: admins,
    others,
    forms: { '': form() },
  },
  { route: 'dashboard/admin/configurations/general-settings', see: admins },
  {
    route: 'dashboard/admin/configurations/general-settings/:key',
    subject: aSetting,
    see: admins,
    others,
    forms: { save: ownersForm(), reset: ownersForm(), withdraw: ownersForm({ subject: aComingTax }) },
  },
  { route: 'dashboard/admin/content-pages/list', see: admins },
  {
    route: 'dashboard/admin/content-pages/create',
    see: admins,
    forms: { save: form({ subject: aNewContentPage }), preview: form({ subject: aNewContentPage, done: 200 }) },
  },
  {
    route: 'dashboard/admin/content-pages/edit/:slug',
    subject: aDraftPage,
    see: admins,
    others,
    forms: { save: form(), preview: form({ done: 200 }) },
  },
  {
    route: 'dashboard/admin/content-pages/remove/:slug',
    subject: aDraftPage,
    see: admins,
    others,
    forms: { '': form() },
  },
  { route: 'dashboard/admin/event-log', see: admins },
  { route: 'dashboard/admin/event-log.csv', see: admins },
  { route: 'dashboard/admin/event-log/:id', subject: anEvent, see: admins, others },
];
