import { endTogether } from '../../scripts/support/end-together';
import { startProduct } from '../../scripts/support/product';

/** What `npm start` starts, without demo data, for tests of how it ends: on that port, with that data folder. */
const [port, dataFolder = ''] = process.argv.slice(2);
await endTogether(
  await startProduct({
    port: Number(port),
    dataFolder,
    mode: 'built',
    demo: false,
    durable: false,
    env: { NODE_ENV: 'development', DEMO: '1', LOG_LEVEL: 'silent', SANDBOX_PORT: '0' },
  }),
);
