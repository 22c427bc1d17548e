import { data, redirect } from '@remix-run/node';
import type { Translate } from '~/i18n/text-keys';
import { type Found, MOST_OF_A_KIND, quickFind } from '@bff/areas/quick-find';
import { accessTo, areaOf } from '@bff/domain/sessions';
import { hasRole, type UserActor } from '@bff/domain/shared/actor';
import { settingPolicy } from '@bff/domain/settings';
import type { CommandGroup } from '@ds/patterns/CommandPalette/CommandPalette';
import { closestFirst } from '@ds/support/closeness';
import { type FormatLocale, formatCompactDay, formatMoney } from '@formats';
import { messageName, receiverOf, saidIn } from '~/areas/admin/outgoing-messages/message-names';
import { activeOrganisation } from '~/http/active-organisation.server';
import { requireActor } from '~/http/actor.server';
import { localePath } from '~/http/locale-path';
import { localeOf } from '~/i18n/i18n';
import { translator } from '~/i18n/i18n.server';
import { type Screen } from '~/screen';
import { aboutPath } from '~/nouns/notes/note-about';
import { screens } from '~/screens';
import { savedSearches } from '~/lists/saved.server';
import { to } from '~/to';
import { foundState } from './found-state.server';
import { actsOf } from './acts.server';
import { areaMenus, type MenuArea, menuFor } from './area-menus';
import { isPhraseOf, matching, onlyMatch } from './matches';
import { settingNames } from './setting-names.server';

const LEAST_LETTERS = 2;
const MOST_LETTERS = 120;

/** Screens that are in no menu but make sense on their own; their texts are `menus:screens.<name>`. */
export const FURTHER_SCREENS = [
  'createCustomer',
  'addCompany',
  'createDealCustomer',
  'createUser',
  'deletions',
  'createIntegration',
  'createContentPage',
  'editOrganisationDetails',
  'addUnit',
  'createOrganisationUser',
  'editCompanyDetails',
  'createCompanyUser',
  'addBasicVehicleCosts',
  'addExceptionVehicleCosts',
  'addBasicDrivingCosts',
  'addExceptionDrivingCosts',
  'addBasicDriverCosts',
  'addExceptionDriverCosts',
  'importVehicles',
  'importVehicleCosts',
  'importDrivingCosts',
  'importDriverCosts',
  'createCancellationFees',
  'minimumCancellationFees',
  'addAccessibility',
  'addDepot',
  'addVehicle',
  'addLockout',
] as const satisfies readonly (keyof typeof screens)[];

/** The screens that the actor may see, by area: its menu, then what leads on from there. */
function screensOf(actor: UserActor, t: Translate, href: (path: string) => string): CommandGroup[] {
  const mayBeIn = (area: Screen['area']) => accessTo(area, actor).kind === 'allowed';
  return (Object.keys(areaMenus) as MenuArea[]).filter(mayBeIn).map((area) => {
    const lines = menuFor(area, actor.roles).flatMap((group) => group.lines);
    const further = FURTHER_SCREENS.filter((name) => {
      const { area: its, roles }: Screen = screens[name];
      return its === area && (!roles || hasRole(actor, ...roles));
    });
    return {
      title: t(`menus:areas.${area}`),
      commands: [
        ...lines.map(([path, text]) => ({ href: href(path), label: t(`menus:lines.${text}`) })),
        ...further.map((name) => ({ href: href(to[name]()), label: t(`menus:screens.${name}`) })),
      ],
    };
  });
}

/** The searches that the user has saved in this dashboard. */
async function searchesOf(
  request: Request,
  area: MenuArea,
  t: Translate,
  href: (path: string) => string,
): Promise<CommandGroup[]> {
  const own = (await savedSearches(request)).filter(({ list }) => areaOf(list) === area);
  if (own.length === 0) return [];
  return [
    {
      title: t('lists:saved.title'),
      commands: own.map(({ list, name, search }) => ({ href: `${href(list)}?${search}`, label: name })),
    },
  ];
}

/** The general settings by name, for those who see them. */
function settingsOf(actor: UserActor, t: Translate, href: (path: string) => string): CommandGroup[] {
  if (!settingPolicy.see(actor)) return [];
  return [
    {
      title: t('settings:title'),
      commands: settingNames(t).map(({ key, name }) => ({ href: href(to.editSetting(key)), label: name })),
    },
  ];
}

/** The path that shows a found record to the actor; undefined if none of their screens does. */
function pathOf({ kind, id, about }: Found, actor: UserActor): string | undefined {
  const mayBeIn = (area: Screen['area']) => accessTo(area, actor).kind === 'allowed';
  switch (kind) {
    case 'order':
      return to.adminPurchase(id);
    case 'bookingOfOrder':
      return to.adminBooking(id);
    case 'booking':
      return to.companyBooking(id);
    case 'journey':
      return to.driverJourney(id);
    case 'activeOrganisation':
      return to.trafficMain();
    case 'otherOrganisation':
      return `${to.actForOwner()}?organisation=${id}`;
    case 'organisationJourney':
    case 'otherJourney':
      return to.organisationJourney(id);
    case 'payment':
      return to.payment(id);
    case 'refund':
      return to.refund(id);
    case 'vehicle':
      return to.editVehicle(id);
    case 'bookingsOfVehicle':
      return `${to.adminBookings()}?when=all&q=${encodeURIComponent(id)}`;
    case 'ownOrder':
      return mayBeIn('general') ? to.purchase(id) : undefined;
    case 'unitPurchase':
      return to.unitPurchase(id);
    case 'unit':
      return to.editUnit(id);
    case 'quoteRequest':
      return to.adminQuoteRequest(id);
    case 'askedQuote':
      return to.companyQuoteRequest(id);
    case 'ownQuoteRequest':
      return mayBeIn('general') ? to.quoteRequest(id) : undefined;
    case 'colleagueQuoteRequest':
      return to.colleagueQuoteRequest(id);
    case 'organisationQuoteRequest':
    case 'otherQuoteRequest':
      return to.organisationQuoteRequest(id);
    case 'customer':
      return to.customer(id);
    case 'company':
      return to.editCompany(id);
    case 'applicant':
      return to.replyToApplicant(id);
    case 'dealCustomer':
      return to.dealCustomer(id);
    case 'note':
      return about && `${aboutPath(mayBeIn('admin') ? 'admin' : 'company', about)}#notes`;
    case 'message':
      return to.outgoingMessage(id);
    case 'user':
      if (mayBeIn('admin')) return to.user(id);
      return mayBeIn('company') ? to.companyUser(id) : to.organisationUser(id);
  }
}

/** The lists that find by the same text, and so show the rest of a kind. */
const LISTS: Partial<Record<Found['kind'], string>> = {
  bookingOfOrder: `${to.adminBookings()}?when=all&`,
  booking: `${to.companyBookings()}?when=all&`,
  unitPurchase: `${to.unitPurchases()}?`,
  quoteRequest: `${to.quoteRequests()}?`,
  payment: `${to.payments()}?`,
  refund: `${to.refunds()}?`,
  customer: `${to.customers()}?`,
  company: `${to.companies()}?`,
  applicant: `${to.applicants()}?status=received&`,
  dealCustomer: `${to.dealCustomers()}?`,
  message: `${to.outgoingMessages()}?view=all&`,
};

/** A message is called by its kind, as in its list. */
const nameOf = ({ name, state }: Found, t: Translate): string =>
  state?.of === 'message' ? messageName(t, state.message) : name;

/** A trip is told from others by its day too, a payment by its amount. */
function detailOf({ detail, at, amount, state }: Found, t: Translate, locale: FormatLocale): string {
  const said = state?.of === 'message' ? [receiverOf(t, state.message), saidIn(t, state.message)] : [detail];
  const parts = [
    ...said,
    amount === undefined ? null : formatMoney(amount, locale),
    at ? formatCompactDay(at, locale) : null,
  ];
  return parts.filter(Boolean).join(', ');
}

// Who has a name comes before the bookings in that name.
const KINDS = [
  'order',
  'payment',
  'refund',
  'journey',
  'activeOrganisation',
  'otherOrganisation',
  'organisationJourney',
  'unitPurchase',
  'ownOrder',
  'quoteRequest',
  'askedQuote',
  'ownQuoteRequest',
  'colleagueQuoteRequest',
  'organisationQuoteRequest',
  'otherJourney',
  'otherQuoteRequest',
  'vehicle',
  'bookingsOfVehicle',
  'customer',
  'company',
  'applicant',
  'dealCustomer',
  'unit',
  'bookingOfOrder',
  'booking',
  'user',
  'note',
  'message',
] as const;

/**
 * What a user finds by a few letters: their screens, and the orders, buses, customers, companies and users that they may see. A single
 * match is opened immediately, unless the palette asks: it shows results while the user types.
 */
export async function loadQuickFind(request: Request, area: MenuArea) {
  const actor = await requireActor(request, area);
  const t = translator(request);
  const asked = new URL(request.url).searchParams;
  const text = (asked.get('q') ?? '').trim().slice(0, MOST_LETTERS);
  const href = (path: string) => localePath(request, path);
  const acting = area === 'traffic' ? await activeOrganisation(request, actor) : undefined;
  const named = [...screensOf(actor, t, href), ...(area === 'admin' ? settingsOf(actor, t, href) : [])];
  const acts = actsOf(area, t, href);
  const isPhrase = isPhraseOf([...acts, ...named], text);
  const found = text.length < LEAST_LETTERS ? [] : await quickFind(actor, text, acting, isPhrase);
  const locale = localeOf(request);
  const byKind = KINDS.map((kind): CommandGroup => {
    const ofKind = found.filter((one) => one.kind === kind);
    const commands = ofKind.flatMap((one) => {
      const path = pathOf(one, actor);
      const state = one.state && foundState(one.state, t, locale);
      return path === undefined
        ? []
        : [{ href: href(path), label: nameOf(one, t), detail: detailOf(one, t, locale), ...(state && { state }) }];
    });
    const list = ofKind.length < MOST_OF_A_KIND ? undefined : LISTS[kind];
    const by = ofKind.at(-1)?.by ?? text;
    const rest = list
      ? [{ href: href(`${list}q=${encodeURIComponent(by)}`), label: t('menus:find.all', { text: by }), isRest: true }]
      : [];
    return { title: t(`menus:find.kinds.${kind}`), commands: [...commands, ...rest] };
  }).filter(({ commands }) => commands.length > 0);
  // Beside a noun, the closest to the name: with the noun, all are equally far.
  const records = closestFirst(found.find((one) => one.by !== undefined)?.by ?? text, byKind);
  const screenGroups = [...acts, ...(await searchesOf(request, area, t, href)), ...named];
  // «bokning umeå» without such a booking: that there is none is read, not a company instead.
  const isElse = found.length > 0 && found.every((other) => other.isElse);
  const one =
    asked.has('palette') || isElse ? undefined : onlyMatch(text, [...records, ...matching(screenGroups, text)]);
  if (one) throw redirect(one.href);
  return data({ title: t('menus:find.title'), text, records, screens: screenGroups });
}
