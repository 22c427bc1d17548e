import type { PriceListKind } from '@states/price-list-kinds';
import { shiftedDay } from '../shared/time';
import { type DatedList, pickList } from './price-lists';

/** Days, both included, on which a list applies; the last one is null while open-ended. */
export interface Span<List> {
  from: string;
  to: string | null;
  list: List;
}

/** Another list that goes before a list on some days of its period, and for how many of its buses (or drivers); null: for all of them. */
export interface Preceding<List> extends Span<List> {
  subjects: number | null;
}

export interface ListOrder<List> {
  /** The lists that go before it, in the order of their days. */
  preceding: Preceding<List>[];
  /** It applies to nobody on any day. */
  isNever: boolean;
}

/** A vehicle or driver without exceptions. */
const ANYBODY = 0;

/** For whom a list applies, and all for whom others have exceptions from it. */
function concerned({ scope, subjects }: DatedList, others: readonly DatedList[]): ReadonlySet<number> {
  if (scope === 'exception') return new Set(subjects);
  return new Set([ANYBODY, ...others.flatMap((other) => other.subjects)]);
}

/** Which list applies to that vehicle or driver in the period of `list`, from its first day to its last. */
export function spansOf<List extends DatedList>(list: List, others: readonly List[], subject: number): Span<List>[] {
  const { validFrom, validTo } = list;
  if (validTo !== null && validTo < validFrom) return [];
  const turns = others.flatMap((other) => [other.validFrom, ...(other.validTo ? [shiftedDay(other.validTo, 1)] : [])]);
  const within = turns.filter((day) => day > validFrom && (validTo === null || day <= validTo));
  const starts = [...new Set([validFrom, ...within])].sort();
  const spans: Span<List>[] = [];
  for (const [index, from] of starts.entries()) {
    const next = starts[index + 1];
    const to = next === undefined ? validTo : shiftedDay(next, -1);
    const applies = pickList([list, ...others], from, subject);
    if (!applies) continue;
    const last = spans.at(-1);
    if (last?.list === applies) last.to = to;
    else spans.push({ from, to, list: applies });
  }
  return spans;
}

/** Where a list stands among what else the company has of its kind. */
export function listOrder<List extends DatedList>(list: List, others: readonly List[]): ListOrder<List> {
  const preceding = new Map<string, Span<List> & { subjects: Set<number> }>();
  let isNever = true;
  for (const subject of concerned(list, others))
    for (const span of spansOf(list, others, subject)) {
      if (span.list === list) isNever = false;
      // A temporary list is named once, not for each bus that has an exception on other days.
      if (span.list === list || (subject !== ANYBODY && list.scope !== 'exception' && span.list.scope !== 'exception'))
        continue;
      const key = `${span.list.id} ${span.from}`;
      const known = preceding.get(key);
      if (known) known.subjects.add(subject);
      else preceding.set(key, { ...span, subjects: new Set([subject]) });
    }
  const all = list.scope === 'exception' ? new Set(list.subjects).size : undefined;
  const rows = [...preceding.values()].map(({ subjects, ...span }): Preceding<List> => {
    const isAll = all === undefined ? span.list.scope !== 'exception' : subjects.size === all;
    return { ...span, subjects: isAll ? null : subjects.size };
  });
  rows.sort((one, other) => one.from.localeCompare(other.from) || one.list.id - other.list.id);
  return { preceding: rows, isNever };
}

/** Lists, each with its place among the others of its company and kind. */
export const inOrder = <List extends DatedList & { companyId: number; kind: PriceListKind }>(lists: readonly List[]) =>
  lists.map((list) => {
    const others = lists.filter(
      (other) => other !== list && other.companyId === list.companyId && other.kind === list.kind,
    );
    return { ...list, order: listOrder(list, others) };
  });
