import type { CommandGroup } from '@ds/patterns/CommandPalette/CommandPalette';
import { supportedLocales } from '~/i18n/i18n';
import { i18nOf } from '~/i18n/i18n.server';
import type { NameIn, Translate } from '~/i18n/text-keys';
import { to } from '~/to';
import type { MenuArea } from './area-menus';

type ActOf<Key> = Key extends `${infer Name}.does` ? Name : never;
type Act = ActOf<NameIn<'menus:acts'>>;

/** What people come to do, and the screen where that begins; the texts `menus:acts.<name>` say what to do there, and what it is called. */
const ACTS: Partial<Record<MenuArea, Readonly<Partial<Record<Act, string>>>>> = {
  admin: {
    cancel: to.adminBookings(),
    refund: `${to.refunds()}?attention=failed`,
    sell: to.selectCustomer(),
    sendQuoteAgain: to.quoteRequests(),
    withdrawQuote: to.quoteRequests(),
    recordOutcome: `${to.adminBookings()}?when=all&status=notReported`,
    confirmAgain: to.adminBookings(),
    note: to.adminBookings(),
    complaint: to.adminBookings(),
    charge: `${to.deviations()}?status=needsInvoice`,
    pay: to.settlements(),
    approve: `${to.applicants()}?status=received`,
    suspend: to.companies(),
    invite: to.createUser(),
    unlock: `${to.users()}?standing=locked`,
    sendPassword: to.users(),
  },
};

/** The words of an act, in every language: who writes Swedish says «refund» too. */
const wordsOf = (act: Act): string[] =>
  supportedLocales.flatMap((locale) => i18nOf(locale).t(`menus:acts.${act}.words`).split(', '));

/** What can be done from an area, each answering to its words. */
export function actsOf(area: MenuArea, t: Translate, href: (path: string) => string): CommandGroup[] {
  const acts = Object.entries(ACTS[area] ?? {}) as [Act, string][];
  if (acts.length === 0) return [];
  return [
    {
      title: t('menus:find.acts'),
      commands: acts.map(([act, path]) => ({
        href: href(path),
        label: t(`menus:acts.${act}.does`),
        words: wordsOf(act),
      })),
    },
  ];
}
