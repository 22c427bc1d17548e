import { expect, it } from 'vitest';
import commonEnglish from '~/i18n/locales/en/common.json';
import english from '~/i18n/locales/en/search.json';
import commonSwedish from '~/i18n/locales/sv/common.json';
import swedish from '~/i18n/locales/sv/search.json';
import { softHyphens } from './soft-hyphens';

/** What three columns on a telephone hold in one line. */
const LONGEST = 12;
const longWords = (text: string) => text.match(/[\p{L}\u00AD]{4,}/gu)?.filter((word) => word.split('\u00AD').some((part) => part.length > LONGEST)) ?? []; // prettier-ignore

it('breaks every long word that a comparison can show', () => {
  const shown = [swedish, english].flatMap(({ equipment, busType, fuelType, certificate, offer }) => [
    ...[equipment, busType, fuelType, certificate].flatMap((names) => Object.values(names)),
    offer.unrated,
  ]);
  const free = [commonSwedish, commonEnglish].map(({ cancellation }) => cancellation.freeUntil);
  expect([...shown, ...free].flatMap((text) => longWords(softHyphens(text)))).toEqual([]);
});

it('keeps capitals, and leaves other words alone', () => {
  expect(softHyphens('Luftkonditionering, rullstolslyft')).toBe('Luft\u00ADkonditio\u00ADnering, rullstols\u00ADlyft');
  expect(softHyphens('Rullstolslyftar och toalett')).toBe('Rullstolslyftar och toalett');
});
