import { once } from 'node:events';
import { createServer } from 'node:net';
import { portTrouble } from '@bff/platform/port-trouble';

/** Throws one clear sentence if the port cannot be listened on, before anybody has waited for a build and a database. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    throw new Error(portTrouble(error, port) ?? String(error), { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}
