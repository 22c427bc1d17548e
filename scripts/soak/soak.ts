import './soak-env';

/** `npm run soak -- b1|p1|p2|s1|f1|memory|quotes|cluster [count]`: the programme's long measurements (docs: reliability), each on its own database. */
const SOAKS: Record<string, () => Promise<{ run(count?: number): Promise<boolean> }>> = {
  b1: () => import('./b1'),
  p1: async () => (await import('./payments')).p1,
  p2: async () => (await import('./payments')).p2,
  s1: () => import('./s1'),
  f1: () => import('./f1'),
  memory: () => import('./memory'),
  quotes: () => import('./quotes'),
  cluster: () => import('./cluster'),
};

const [name = '', count] = process.argv.slice(2);
const load = SOAKS[name];
if (!load || (count !== undefined && !/^\d+$/.test(count))) {
  console.error(`usage: npm run soak -- ${Object.keys(SOAKS).join(' | ')} [count]`);
  process.exit(2);
}
const soak = await load();
process.exitCode = (await soak.run(count === undefined ? undefined : Number(count))) ? 0 : 1;
