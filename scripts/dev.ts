import { checkPort } from './support/check-port';
import { dataFolder } from './support/data-folder';
import { endTogether } from './support/end-together';
import { startProduct } from './support/product';

/** `npm run dev`: the product with demo data and hot reload. */
const port = Number(process.env['PORT'] ?? 3000);
const say = (line: string) => console.log(line);
try {
  await checkPort(port, '127.0.0.1');
  const product = await startProduct({
    port,
    dataFolder: dataFolder(),
    mode: 'dev',
    demo: true,
    log: say,
  });
  say(`Development server at ${product.origin}; Ctrl-C stops it.`);
  await endTogether(product);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
