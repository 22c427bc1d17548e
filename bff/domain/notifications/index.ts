import { mailBudgetStore } from './mail-budget.store';

/** Mails: their content, and their way through the outbox. */
export type { ChangedTrip } from './changed-trip-data';
export type { MailKind, MailTemplates } from './mail-data';
export { MAIL, queueMail, type QueuedMail } from './queue-mail';
export { renderMail, type RenderedMail } from './render-mail';
export { previewMail, sendMail } from './send-mail';
export { readParts, type KeptMail, type KeptPart } from './kept-mail';
export { alertAdministrators } from './alert-administrators';
export { mailSetting } from './mail-setting';
export { sampleMailOverview } from './sample-mail-overview';
/** Deletes the budgets of past hours. */
export const purgeMailBudgets = () => mailBudgetStore.purge();
