import './soak-env';

/** `npm run soak -- b1|s1 [rounds]`: the long measurements of the programme (docs: reliability), each on a database of its own. */
const SOAKS: Record<string, () => Promise<{ run(rounds?: number): Promise<boolean> }>> = {
  b1: () => import('./b1'),
  s1: () => import('./s1'),
};

const [name = '', rounds] = process.argv.slice(2);
const load = SOAKS[name];
if (!load || (rounds !== undefined && !/^\d+$/.test(rounds))) {
  console.error(`usage: npm run soak -- ${Object.keys(SOAKS).join(' | ')} [rounds]`);
  process.exit(2);
}
const soak = await load();
process.exitCode = (await soak.run(rounds === undefined ? undefined : Number(rounds))) ? 0 : 1;
