import { namedNumber, wholeKronor, withoutUnit } from '@formats';
import type { Ore } from '@bff/domain/shared/money';

/** What a card was charged, as who calls about it reads it to us. */
export interface Charge {
  /** Both inclusive. */
  amount?: { from: Ore; until: Ore };
  /** The last digits of the card's number, which is all that we know of it. */
  card?: string;
}

const CARD =
  /^(?:(?:kort(?:et)?|card|visa|mastercard|amex)(?:[\s:]+|(?=[*•·])))?(?:(?:som )?(?:slutar (?:på|med)|ending(?: in)?|ends (?:in|with)) )?[\s*•·]*(\d{4})$/iu;
/** With its öre it is that amount; without, what it may be rounded to. */
const WITH_ORE = /^(.+)[.,](\d\d)$/;
/** Fewer digits alone, without «kr» or öre, are rather something's number or a day. Public numbers have eight. */
const ALONE = /^[1-9]\d{2,6}$/;

export function readCharge(text: string): Charge {
  const named = namedNumber(text);
  if (named && named.of !== 'payment' && named.of !== 'refund') return {};
  const said = (named?.written ?? text).replace(/\s+/g, ' ').trim();
  const [, card] = CARD.exec(said) ?? [];
  const amount = amountOf(said);
  return { ...(amount && { amount }), ...(card !== undefined && { card }) };
}

function amountOf(said: string): Charge['amount'] {
  const [, beforeOre, ore] = WITH_ORE.exec(withoutUnit(said, 'kr')) ?? [];
  const exact = beforeOre === undefined ? undefined : wholeKronor(beforeOre);
  if (exact !== undefined) return { from: exact * 100 + Number(ore), until: exact * 100 + Number(ore) };
  const kronor = wholeKronor(said);
  const isAlone = /^[\d ]+$/.test(said);
  if (kronor === undefined || (isAlone && !ALONE.test(said.replaceAll(' ', '')))) return undefined;
  return { from: Math.max(1, kronor * 100 - 50), until: kronor * 100 + 99 };
}
