import { startEmbeddedServer } from '../embedded-server';

/** A separate app for tests: starts the private server in the given folder, says so, and waits to be killed or stopped. */
const server = await startEmbeddedServer({ dataFolder: process.argv[2] ?? '', durable: false });
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.send?.({ url: server.url, adopted: server.adopted });
setInterval(() => undefined, 1_000);
