import type { ErrorKey } from '@bff/domain/shared/error-catalogue';
import type accessibility from './locales/sv/accessibility.json';
import type account from './locales/sv/account.json';
import type admin from './locales/sv/admin.json';
import type auth from './locales/sv/auth.json';
import type booking from './locales/sv/booking.json';
import type bookings from './locales/sv/bookings.json';
import type cancellation from './locales/sv/cancellation.json';
import type commissions from './locales/sv/commissions.json';
import type common from './locales/sv/common.json';
import type companies from './locales/sv/companies.json';
import type content from './locales/sv/content.json';
import type cookies from './locales/sv/cookies.json';
import type customers from './locales/sv/customers.json';
import type deals from './locales/sv/deals.json';
import type deviations from './locales/sv/deviations.json';
import type errors from './locales/sv/errors.json';
import type events from './locales/sv/events.json';
import type flash from './locales/sv/flash.json';
import type fleet from './locales/sv/fleet.json';
import type integration from './locales/sv/integration.json';
import type journeys from './locales/sv/journeys.json';
import type lists from './locales/sv/lists.json';
import type menus from './locales/sv/menus.json';
import type notes from './locales/sv/notes.json';
import type organisation from './locales/sv/organisation.json';
import type outgoing from './locales/sv/outgoing.json';
import type payments from './locales/sv/payments.json';
import type prices from './locales/sv/prices.json';
import type quotes from './locales/sv/quotes.json';
import type rating from './locales/sv/rating.json';
import type reservation from './locales/sv/reservation.json';
import type sales from './locales/sv/sales.json';
import type search from './locales/sv/search.json';
import type settings from './locales/sv/settings.json';
import type settlements from './locales/sv/settlements.json';
import type traffic from './locales/sv/traffic.json';
import type train from './locales/sv/train.json';
import type users from './locales/sv/users.json';
import type stateWords from '@states/words/sv.json';

/** A namespace is a file in each language; the Swedish one defines the keys, and a test checks that the English one has the same. */
interface Texts {
  accessibility: typeof accessibility;
  account: typeof account;
  admin: typeof admin;
  auth: typeof auth;
  booking: typeof booking;
  bookings: typeof bookings;
  cancellation: typeof cancellation;
  commissions: typeof commissions;
  common: typeof common;
  companies: typeof companies;
  content: typeof content;
  cookies: typeof cookies;
  customers: typeof customers;
  deals: typeof deals;
  deviations: typeof deviations;
  errors: typeof errors & Record<ErrorKey, string>;
  events: typeof events & typeof stateWords;
  flash: typeof flash;
  fleet: typeof fleet;
  integration: typeof integration;
  journeys: typeof journeys;
  lists: typeof lists;
  menus: typeof menus;
  notes: typeof notes;
  organisation: typeof organisation;
  outgoing: typeof outgoing;
  payments: typeof payments;
  prices: typeof prices;
  quotes: typeof quotes;
  rating: typeof rating;
  reservation: typeof reservation;
  sales: typeof sales;
  search: typeof search;
  settings: typeof settings;
  settlements: typeof settlements;
  traffic: typeof traffic;
  train: typeof train;
  users: typeof users;
}

export type Namespace = keyof Texts;

/** `buses_one` and `buses_other` are used as `buses`, with a `count`. */
type WithoutPlural<Name extends string> = Name extends `${infer Stem}_${'one' | 'other'}` ? Stem : Name;

type Path<Name extends string, Branch> = Branch extends string ? WithoutPlural<Name> : `${Name}.${Leaves<Branch>}`;
type Leaves<Tree> = { [Name in keyof Tree & string]: Path<Name, Tree[Name]> }[keyof Tree & string];

/** A key within a namespace: `form.submit`. Not by `Leaves`, so that the compiler's messages say `KeyIn<"booking">`. */
export type KeyIn<Own extends Namespace> = {
  [Name in keyof Texts[Own] & string]: Path<Name, Texts[Own][Name]>;
}[keyof Texts[Own] & string];

/** A key with its namespace, which every translator knows: `common:save`. */
export type TextKey = { [Own in Namespace]: `${Own}:${KeyIn<Own>}` }[Namespace];

type Groups<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? never : Name | `${Name}.${Groups<Tree[Name]>}`;
}[keyof Tree & string];

/** A group of keys: `booking:status` contains `booking:status.booked`. */
export type TextGroup = { [Own in Namespace]: `${Own}:${Groups<Texts[Own]>}` }[Namespace];

/** The names that have a text in a group: `sv` and `en` in `users:language`. */
export type NameIn<Group extends TextGroup> = After<Group, TextKey>;
type After<Group extends TextGroup, Key> = Key extends `${Group}.${infer Name}` ? Name : never;

/** A text's values: those for its braces, `count`, `defaultValue`. */
export type TextOptions = Readonly<Record<string, unknown>>;

/** Translates a key: one of its own namespace, or any that names its namespace. */
export type Translate<Own extends Namespace = never> = (
  ...asked: [key: KeyIn<Own> | TextKey, options?: TextOptions]
) => string;
