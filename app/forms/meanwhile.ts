import { useState } from 'react';
import type { FormValues } from './fields';
import type { FormReply } from './parse-form.server';

/** The hidden field in which a form sends what was saved when it was opened. */
export const OPENED = 'opened';

/** What somebody else saved while the form was filled in. */
export interface Meanwhile {
  /** What is saved now. */
  saved: FormValues;
  /** The fields that only the other changed: they take what is saved now. */
  taken: readonly string[];
  /** Those that were typed into as well, or belong to one that was: they keep what was typed. */
  kept: readonly string[];
}

export interface MeanwhileOptions {
  /** What is saved now, by field: whatever the other editor of a record changed and this one did not then stays (decision 0162). */
  saved?: FormValues | undefined;
  /** Fields that are one answer together, such as a choice and what belongs to it: whoever changes one of them gives the whole answer. */
  together?: readonly (readonly string[])[];
}

const isMoment = ([day = '', time = '', ...more]: readonly string[]) =>
  more.length === 0 && /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time);

/** Browsers send line ends as CRLF, and a number may be written with or without its spaces. */
const plain = (text: string) => {
  const lines = text.replaceAll('\r\n', '\n').trim();
  return /^[\d\s.,+−-]+$/.test(lines) ? lines.replaceAll(/\s/g, '') : lines;
};

/** A field's value as one text, whichever control it comes from: '' for none. Lists are equal regardless of order. */
function textOf(value: unknown): string {
  const texts = [value ?? []].flat().map(String).map(plain).filter(Boolean);
  if (texts.length < 2) return texts[0] ?? '';
  return isMoment(texts) ? texts.join('T') : JSON.stringify(texts.sort());
}

const isAlike = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** A text's mark: short, so that a form need not send its long texts twice. 53 bits, as many as a number holds (cyrb53). */
function markOf(value: unknown): string {
  const text = textOf(value);
  if (text === '') return '';
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** What is saved as the form is opened, by the marks of its fields: `name:1x2y3z city:`. */
export const openedWith = (saved: FormValues): string =>
  Object.keys(saved)
    .map((name) => `${name}:${markOf(saved[name])}`)
    .join(' ');

const marksIn = (opened: string) => new Map(opened.split(' ').map((mark) => mark.split(':') as [string, string]));

export const isChangedMeanwhile = (reply: FormReply | undefined): boolean =>
  reply?.error?.['']?.includes('input.changedMeanwhile') === true;

/**
 * Compares a form that was refused because somebody else had saved first, as it was opened and as it was sent, with what is saved now;
 * undefined if nothing of it differs. A form that does not say what it was opened with keeps everything that was typed.
 */
export function meanwhileOf(
  reply: FormReply | undefined,
  { saved, together = [] }: MeanwhileOptions,
): Meanwhile | undefined {
  if (!saved || !isChangedMeanwhile(reply)) return undefined;
  const typed = reply?.initialValue ?? {};
  const opened = typeof typed[OPENED] === 'string' ? marksIn(typed[OPENED]) : undefined;
  const wasOpenedWith = (name: string, value: unknown) => (opened?.get(name) ?? '') === markOf(value);
  const isTyped = (name: string) => opened === undefined || !wasOpenedWith(name, typed[name]);
  const isKept = (name: string) => together.find((one) => one.includes(name))?.some(isTyped) ?? isTyped(name);
  const names = [...new Set([...Object.keys(saved), ...(opened?.keys() ?? [])])];
  const others = names
    .filter((name) => !isAlike(typed[name], saved[name]))
    .filter((name) => opened === undefined || !wasOpenedWith(name, saved[name]));
  if (others.length === 0) return undefined;
  return { saved, taken: others.filter((name) => !isKept(name)), kept: others.filter(isKept) };
}

interface Told {
  meanwhile: Meanwhile | undefined;
  /** Counts how often fields took other values: they are then shown anew. */
  fill: number;
}

/**
 * The same on a hydrated page, whose data comes after the refusal. What was told stands until the form is sent again: what a third one
 * saves after that is told then, and takes nothing from what is being typed.
 */
export function useMeanwhile(reply: FormReply | undefined, options: MeanwhileOptions): Told {
  const [told, setTold] = useState(() => ({ reply, meanwhile: meanwhileOf(reply, options), fill: 0 }));
  if (told.reply === reply && told.meanwhile) return told;
  const meanwhile = meanwhileOf(reply, options);
  if (told.reply === reply && !meanwhile) return told;
  const next = { reply, meanwhile, fill: told.fill + (meanwhile ? 1 : 0) };
  setTold(next);
  return next;
}
