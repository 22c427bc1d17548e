import { formatMoney } from '@formats';
import type { Language } from '../shared/actor';
import type { NamedSeller } from '../settings';
import type { MailKind, MailTemplates } from './mail-data';

/** A part of a mail. Plain text everywhere: the layout escapes it, and writes HTML and text from the same parts. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** Names with their values, e.g. a price. */
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** Amounts, one below the other. */
  | { kind: 'sums'; sums: readonly (readonly [name: string, amount: string])[] }
  /** Times with their places, in driving order. */
  | { kind: 'stops'; stops: readonly (readonly [time: string, place: string])[] }
  | { kind: 'list'; items: readonly string[] }
  /** What the reader is asked to do; the address is shown in the text too. */
  | { kind: 'action'; label: string; url: string };

export interface MailContent {
  /** What has happened, in a few words. */
  headline: string;
  /** To which trip or bus: beside the headline in the subject, below it in the mail. */
  about?: string;
  blocks: readonly Block[];
}

const LONGEST_SUBJECT = 200;

/** `Bussen är på väg: Uppsala – Gävle, ons 10 mars 2027 kl. 08:00`, on one line, whatever people typed. */
export function subjectOf({ headline, about }: MailContent): string {
  const between = /[?!]$/.test(headline) ? ' ' : ': ';
  const subject = oneLine(about === undefined ? headline : headline + between + about);
  // Not every mail program decodes a subject's special spaces well, and a subject is one line anyway.
  return subject.replaceAll('\u00a0', ' ').slice(0, LONGEST_SUBJECT);
}

/** What a template may use besides its data. */
export interface MailSetting {
  brand: string;
  /** The product's address, without a trailing slash. */
  origin: string;
  supportEmail: string;
  /** E.164, or empty. */
  supportPhone: string;
  /** When the telephone is answered; may be empty. */
  supportHours: Readonly<Record<Language, string>>;
  /** Who sells the trips. */
  seller: NamedSeller;
}

type Writer<Kind extends MailKind> = (data: MailTemplates[Kind], setting: MailSetting) => MailContent;
/** One mail in both languages: a missing one does not compile. */
export type MailTemplate<Kind extends MailKind> = Readonly<Record<Language, Writer<Kind>>>;

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const action = (label: string, url: string): Block => ({ kind: 'action', label, url });
export const list = (items: readonly string[]): Block => ({ kind: 'list', items });
/** A price that is only offered, as the results say it: in whole kronor. */
export const priceText = (ore: number, language: Language): string => formatMoney(ore, language, { decimals: false });
/** An amount that moves, with its öre: it is compared with the receipt and with the card's statement. */
export const moneyText = (ore: number, language: Language): string => formatMoney(ore, language, { decimals: true });

/** Facts without a value are left out. */
export const facts = (all: readonly (readonly [name: string, value: string | null])[]): Block => ({
  kind: 'facts',
  facts: all.filter((fact): fact is readonly [string, string] => fact[1] !== null && fact[1].trim() !== ''),
});

/** Amounts that move. */
export const sums = (all: readonly (readonly [name: string, ore: number])[], language: Language): Block => ({
  kind: 'sums',
  sums: all.map(([name, ore]) => [name, moneyText(ore, language)] as const),
});

export const stops = (all: readonly (readonly [time: string, place: string])[]): Block => ({
  kind: 'stops',
  stops: all,
});

/**
 * Opens a mail to somebody by name. Forms take both the address and the name: a name that looks like a link is not repeated, or our mails
 * could carry a stranger's advertisement.
 */
export function greeting(name: string, language: Language): Block {
  const shown = strangersName(name);
  if (language === 'sv') return paragraph(shown ? `Hej ${shown}!` : 'Hej!');
  return paragraph(shown ? `Hello ${shown},` : 'Hello,');
}

/** A name typed by a stranger, safe to repeat in a mail to anybody: on one line, of limited length; empty if it looks like a link. */
export const strangersName = (name: string): string =>
  /[:/\\@<>]|www\.|\.[a-z]{2,}/i.test(name) ? '' : oneLine(name).slice(0, LONGEST_NAME);

const LONGEST_NAME = 80;

/**
 * Typed text on one line: for subjects, and wherever a new line would look like ours. Spaces that do not break stay: they keep dates and
 * amounts together.
 */
export const oneLine = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- control characters are what is taken out
  text.replace(/(?:(?!\u00a0)[\s\u0000-\u001f\u007f\u0085])+/g, ' ').trim();
