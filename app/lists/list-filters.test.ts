import { describe, expect, it } from 'vitest';
import { listSpec, parseListQuery } from '@bff/lists';
import { type ListFilter, narrowings, plainAddress } from './list-filters';

const anything = () => undefined;
const spec = listSpec({
  sorts: ['name'],
  plainSort: 'name',
  filters: { status: ['active', 'ended'], actor: anything, from: anything, until: anything, tab: ['a', 'b'] },
});
const filters: ListFilter[] = [
  { name: 'status', label: 'Status', text: (value) => ({ active: 'Aktiv', ended: 'Slut' })[value] ?? value },
  { name: 'actor', type: 'text', label: 'Vem' },
  { type: 'period', label: 'Tid', from: { name: 'from', label: 'Från' }, until: { name: 'until', label: 'Till' } },
];
const parse = (address: string) => parseListQuery(spec, new URLSearchParams(address)).query;
const said = (address: string) =>
  narrowings(parse(address), filters, { status: ['active', 'ended'] }).map(({ label, value, address: without }) => [
    `${label}: ${value}`,
    without,
  ]);

describe('narrowings', () => {
  it('puts each filter into words, with the list without it', () => {
    expect(said('q=anna&status=active&from=2027-03-10&page=3')).toEqual([
      ['Status: Aktiv', '?from=2027-03-10&q=anna'],
      ['Från: 2027-03-10', '?status=active&q=anna'],
    ]);
  });

  it('is empty for the plain list, and does not count a tab', () => {
    expect(said('')).toEqual([]);
    expect(said('tab=b&sort=-name')).toEqual([]);
  });

  it('removes everything but the tab at once', () => {
    expect(plainAddress(parse('tab=b&q=anna&status=ended&until=2027-03-10&sort=-name&page=2'), filters)).toBe(
      '?tab=b&sort=-name',
    );
  });
});
