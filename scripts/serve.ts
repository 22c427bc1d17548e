import { demoAccounts, DEMO_PASSWORD } from '@bff/seeds/demo/accounts';
import { buildProduct } from './support/build-product';
import { checkPort } from './support/check-port';
import { dataFolder } from './support/data-folder';
import { endTogether } from './support/end-together';
import { oneAtATime } from './support/one-at-a-time';
import { startProduct } from './support/product';

/** `npm start`: sets everything up and serves the product with demo data. Ctrl-C stops everything. */
const port = Number(process.env['PORT'] ?? 3000);
const folder = dataFolder();
const started = Date.now();
const say = (line: string) => console.log(line);

try {
  if (process.env['NODE_ENV'] === 'production' && process.env['DEMO'] !== '1') {
    throw new Error('npm start serves demo data; in production run the build itself (docs/operations.md).');
  }
  await checkPort(port, process.env['HOST'] ?? '127.0.0.1');
  const { built } = await oneAtATime('.cache/building', buildProduct, {
    waiting: (pid) => say(`Another start is building the product (process ${pid}); waiting for it …`),
  });
  if (built) say('Built.');
  const product = await startProduct({
    port,
    dataFolder: folder,
    mode: 'built',
    demo: true,
    env: { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' },
    log: say,
  });
  const accounts = demoAccounts.map(({ username, role }) => `    ${username.padEnd(24)} ${role}`).join('\n');
  say(`
  Bussplats is serving at ${product.origin}  (after ${((Date.now() - started) / 1000).toFixed(1)} s)

  This is demo mode: made-up bus companies, a payment sandbox, no real money and no real mail.
  Sent mail is shown at ${product.origin}/dev/mailbox

  Demo accounts (password for all of them: ${DEMO_PASSWORD})
${accounts}

  Ctrl-C stops everything; data is kept in ${folder}
`);
  await endTogether(product);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
