import type { CommandGroup } from '@ds/patterns/CommandPalette/CommandPalette';
import { supportedLocales } from '~/i18n/i18n';
import { i18nOf } from '~/i18n/i18n.server';
import type { NameIn, TextKey, Translate } from '~/i18n/text-keys';
import { to } from '~/to';
import type { MenuArea } from './area-menus';

type ActOf<Key> = Key extends `${infer Name}.does` ? Name : never;
type Act = ActOf<NameIn<'menus:acts'>>;

interface Begin {
  /** The screen where it begins. */
  at: string;
  /** The texts of its buttons, by which it is found too. The first one is the `{{button}}` that the text says to choose. */
  buttons?: readonly TextKey[];
}

/** What people come to do; the texts `menus:acts.<name>` say what to do at its screen, and what else it is called. */
const ACTS: Partial<Record<MenuArea, Readonly<Partial<Record<Act, Begin>>>>> = {
  admin: {
    cancel: { at: to.adminBookings(), buttons: ['bookings:cancel.link', 'bookings:cancelOrder.link'] },
    cancelForCompany: {
      at: to.adminBookings(),
      buttons: ['bookings:cancel.linkForOperator', 'bookings:cancel.submitForOperator'],
    },
    assignDriver: { at: to.adminBookings() },
    changeTrip: { at: to.adminBookings() },
    sendAgain: {
      at: to.adminBookings(),
      buttons: ['bookings:details.sendAgain.confirmation', 'bookings:details.sendAgain.choice'],
    },
    takeMoney: { at: to.adminBookings(), buttons: ['bookings:chooseRefund.link', 'bookings:chooseRefund.submit'] },
    recordOutcome: {
      at: `${to.adminBookings()}?when=all&status=notReported`,
      buttons: ['bookings:outcome.link', 'bookings:outcome.correct'],
    },
    sell: {
      at: to.selectCustomer(),
      buttons: ['customers:overview.sell', 'quotes:office.sell', 'sales:explain.offer'],
    },
    sendQuoteAgain: {
      at: to.quoteRequests(),
      buttons: ['quotes:office.sendAgain.link', 'quotes:office.sendAgain.named'],
    },
    withdrawQuote: { at: to.quoteRequests(), buttons: ['quotes:withdraw.link'] },
    note: { at: to.adminBookings(), buttons: ['notes:add.link'] },
    complaint: { at: to.adminBookings() },
    handleIncident: {
      at: to.deviations(),
      buttons: [
        'deviations:acts.handle',
        'deviations:acts.noDeviation',
        'deviations:acts.needsInvoice',
        'deviations:acts.sendInvoice',
        'deviations:acts.payOffline',
        'deviations:acts.reject',
      ],
    },
    charge: { at: `${to.deviations()}?status=needsInvoice`, buttons: ['deviations:acts.charge'] },
    refund: {
      at: `${to.refunds()}?attention=failed`,
      buttons: [
        'bookings:details.refundAgain',
        'payments:refund.retry',
        'payments:refunds.retryMany',
        'payments:refund.toElsewhere',
        'payments:retryMany.submit',
      ],
    },
    checkPayment: { at: to.payments(), buttons: ['payments:payment.check'] },
    handlePayment: {
      at: to.paymentIssues(),
      buttons: ['payments:payment.toHandle', 'payments:issues.handleMany'],
    },
    pay: { at: to.settlements() },
    approve: {
      at: `${to.applicants()}?status=received`,
      buttons: ['companies:applicants.approve', 'companies:applicants.toDeny'],
    },
    suspend: {
      at: to.companies(),
      buttons: [
        'companies:companies.to.suspended.link',
        'companies:companies.to.inactive.link',
        'companies:companies.to.active.link',
      ],
    },
    suspendContract: {
      at: to.dealCustomers(),
      buttons: ['deals:to.suspended.link', 'deals:to.inactive.link', 'deals:to.active.link'],
    },
    edit: { at: to.customers(), buttons: ['customers:overview.edit', 'users:details.edit', 'deals:details.edit'] },
    addCustomer: { at: to.createCustomer(), buttons: ['customers:list.create', 'customers:create.submit'] },
    addCompany: { at: to.addCompany(), buttons: ['companies:companies.add', 'companies:companies.addSubmit'] },
    addContractCustomer: { at: to.createDealCustomer(), buttons: ['deals:list.create', 'deals:create.submit'] },
    addFees: { at: to.createCancellationFees(), buttons: ['cancellation:create.link'] },
    addPage: { at: to.createContentPage(), buttons: ['content:list.create'] },
    openSeal: { at: to.customers(), buttons: ['customers:seal.title'] },
    changeCommission: { at: to.commissionRates(), buttons: ['commissions:edit', 'commissions:toGeneral'] },
    seePermits: { at: to.companies(), buttons: ['companies:fields.trafficPermit'] },
    seeDisputes: { at: `${to.paymentIssues()}?kind=dispute`, buttons: ['payments:disputes.title'] },
    invite: {
      at: to.createUser(),
      buttons: ['users:list.create', 'users:create.submit', 'companies:companies.addUser'],
    },
    inviteAgain: { at: to.users(), buttons: ['users:act.invite.link', 'companies:companies.inviteAgain'] },
    unlock: { at: `${to.users()}?standing=locked`, buttons: ['users:act.unlock.link'] },
    sendPassword: { at: to.users(), buttons: ['users:act.password-link.link', 'users:act.password-link.submit'] },
    resetSecondFactor: { at: to.users(), buttons: ['users:act.reset-second-factor.link'] },
    closeAccount: {
      at: to.users(),
      buttons: ['users:act.disable.link', 'users:act.enable.link', 'users:act.log-out.link'],
    },
    deleteAccount: {
      at: to.users(),
      buttons: ['users:act.delete.link', 'users:act.delete-later.link', 'users:act.keep-account.link'],
    },
    chooseOrganisations: { at: to.users(), buttons: ['users:organisations.link'] },
    resendMessage: {
      at: to.outgoingMessages(),
      buttons: [
        'outgoing:details.again',
        'outgoing:details.now',
        'outgoing:bulk.again',
        'outgoing:details.toDiscard',
        'outgoing:bulk.discard',
      ],
    },
    seeFailedMessages: { at: `${to.outgoingMessages()}?view=problems` },
    seeMessages: { at: `${to.outgoingMessages()}?view=all` },
    changePrices: { at: to.addPrices() },
    addIntegration: { at: to.createIntegration(), buttons: ['integration:create.submit'] },
    maintainIntegration: {
      at: to.integrations(),
      buttons: ['integration:edit.rotate', 'integration:edit.cancel', 'integration:deliveries.again'],
    },
  },
};

/** Without what a button says of a question to come («Pause …»). */
const named = (label: string): string => label.replace(/\s*…$/, '');
/** As people type it. */
const typed = (label: string): string => named(label).toLocaleLowerCase();

/** The words of an act, in every language: who writes Swedish says «refund» too. */
const wordsOf = (act: Act, buttons: readonly TextKey[]): string[] => {
  const said = supportedLocales.flatMap((locale) => {
    const { t } = i18nOf(locale);
    return [...t(`menus:acts.${act}.words`).split(', '), ...buttons.map((key) => typed(t(key)))];
  });
  return [...new Set(said)];
};

/** What can be done from an area, each answering to its words. */
export function actsOf(area: MenuArea, t: Translate, href: (path: string) => string): CommandGroup[] {
  const acts = Object.entries(ACTS[area] ?? {}) as [Act, Begin][];
  if (acts.length === 0) return [];
  return [
    {
      title: t('menus:find.acts'),
      commands: acts.map(([act, { at, buttons = [] }]) => ({
        href: href(at),
        label: t(`menus:acts.${act}.does`, { button: buttons[0] ? named(t(buttons[0])) : '' }),
        words: wordsOf(act, buttons),
      })),
    },
  ];
}
