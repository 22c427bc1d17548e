import { mutateSignatures } from '@bff/api/testing/mutated-signatures';
import { withScratchDatabase } from './scratch-database';

/** S1: 100,000 mutated signatures of both schemes: none accepted, no row changed. */
const MUTATIONS = 100_000;

export async function run(mutations: number = MUTATIONS): Promise<boolean> {
  return withScratchDatabase(20, async () => {
    const seed = Date.now() % 2 ** 31;
    const started = performance.now();
    const { tried, accepted, refused, changed } = await mutateSignatures(mutations, seed);
    const seconds = (performance.now() - started) / 1_000;
    console.log(`S1 ${tried} mutated signatures in ${seconds.toFixed(0)} s, seed ${seed}: ${accepted.length} accepted`);
    console.log(`  told: ${JSON.stringify(refused)}`);
    const failures = [
      ...accepted.map((request) => `accepted: ${request}`),
      ...changed.map((table) => `rows of ${table} have changed`),
      ...Object.keys(refused).filter((said) => said.startsWith('5')),
    ];
    for (const failure of failures) console.log(`FAILED: ${failure}`);
    return failures.length === 0;
  });
}
