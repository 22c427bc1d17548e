import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '@bff/domain/shared/csv';
import { EmbeddedRouter } from '.';

type Reference = Record<'from' | 'to' | 'from_lat' | 'from_lon' | 'to_lat' | 'to_lon' | 'ref_km' | 'mode', string>;

const router = new EmbeddedRouter('data/geo');
const references = parseCsv<keyof Reference>(readFileSync('data/geo/distances-reference.csv', 'utf8'));

/** By what share the whole route, including ferries, deviates from the reference distance. */
async function errorOf(reference: Reference): Promise<number> {
  const stops = [
    { lat: Number(reference.from_lat), lon: Number(reference.from_lon) },
    { lat: Number(reference.to_lat), lon: Number(reference.to_lon) },
  ];
  const legs = await router.route(stops, { longFerries: reference.mode === 'ferry' ? 'allow' : 'avoid' });
  const leg = legs![0]!;
  if (reference.mode !== 'ferry') expect(leg.hasLongFerry, `${reference.from}–${reference.to}`).toBe(false);
  return (leg.metres + leg.ferryMetres) / 1000 / Number(reference.ref_km) - 1;
}

describe('distances against the reference list', () => {
  it('are off by at most 1 % at the median and 6 % at worst', async () => {
    expect(references).toHaveLength(65);
    const errors = await Promise.all(references.map(errorOf));
    const sizes = errors.map(Math.abs).sort((a, b) => a - b);
    const [median, worst] = [sizes[sizes.length >> 1]!, sizes.at(-1)!];
    const bias = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    process.stdout.write(`distance error: median ${percent(median)}, worst ${percent(worst)}, bias ${percent(bias)}\n`);
    expect(median).toBeLessThanOrEqual(0.01);
    expect(worst).toBeLessThanOrEqual(0.06);
  });
});

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
