import { nightsOnTheWay, refusalOfSearch, type SearchView } from '@bff/areas/public';
import type { Language } from '@bff/domain/shared/actor';
import { MINUTE } from '@bff/domain/shared/time';
import { DAILY_REST } from '@bff/domain/trips';
import { readSearch } from '~/nouns/trips/read-search.server';
import { type FollowedAdvice, followedAdvice, laterReturn } from './followed-advice.server';

type Refused = Extract<SearchView, { kind: 'invalid' }>;

/** What the driving rules require and no other time can mend: nights on the way. */
const NEEDS_A_NIGHT: readonly string[] = ['restOnTheWay', 'addRest', 'shorten', 'endEarlier', 'workLessAtNight'];

/**
 * The change to a refused search that one button makes. It is tried first: nobody presses a button that leads to the next refusal. Where a
 * later return would be refused too, what is wrong then is what is wrong, and is told in its place.
 */
export async function offeredChange(
  search: URLSearchParams,
  refused: Refused,
  language: Language,
): Promise<{ view: Refused; followed: FollowedAdvice | null }> {
  // These have been tried.
  const moved = followedAdvice(search, refused.advice);
  if (moved) return { view: refused, followed: moved };
  const later = laterReturn(search, refused.errors);
  const still = later ? await refusalOf(later.query, language) : null;
  if (later && !still) return { view: refused, followed: later };
  const view = still ? { ...still, advice: ofItsFirstShift(still.advice) } : refused;
  return { view, followed: await nights(search, view.advice, language) };
}

/** Of the shift that the searcher asked for; the way home of another search is not theirs. */
const ofItsFirstShift = (advice: Refused['advice']) => advice.filter(({ shift }) => shift === advice[0]?.shift);

async function refusalOf(search: string, language: Language): Promise<Refused | null> {
  const parsed = readSearch(new URLSearchParams(search));
  return 'errors' in parsed
    ? { kind: 'invalid', errors: parsed.errors, advice: [] }
    : refusalOfSearch(parsed.query, language);
}

/** The search with the fewest nights on the way that make it legal. */
async function nights(
  search: URLSearchParams,
  advice: Refused['advice'],
  language: Language,
): Promise<FollowedAdvice | null> {
  const need = advice.find(({ key }) => NEEDS_A_NIGHT.includes(key));
  const parsed = readSearch(search);
  if (!need || 'errors' in parsed) return null;
  for (const { before, towns } of await nightsOnTheWay(parsed.query, language)) {
    const query = withStops(search, before, towns).toString();
    // One after the other: most often the first one is legal.
    if (!(await refusalOf(query, language))) return { advice: need, query, towns: towns.map(({ name }) => name) };
  }
  return null;
}

/** Stops before that row, each long enough for a daily rest. */
function withStops(search: URLSearchParams, before: number, towns: readonly { id: string; text: string }[]) {
  const typed = [...search];
  const rows = typed.flatMap(([name], index) => (name === 'stop' ? [index] : []));
  const stops = towns.flatMap(({ id, text }) => [
    ['stop', text],
    ['stopId', id],
    ['wait', String(DAILY_REST / MINUTE)],
  ]);
  return new URLSearchParams(typed.toSpliced(rows[before] ?? typed.length, 0, ...(stops as [string, string][])));
}
