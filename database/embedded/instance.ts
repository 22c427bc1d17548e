import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The paths of a private server. */
export interface Instance {
  folder: string;
  data: string;
  /** The server's own scratch folder: a shared one is emptied by whichever server starts next. */
  scratch: string;
  socket: string;
  errorLog: string;
  pidFile: string;
  portFile: string;
  passwordFile: string;
  ownerFile: string;
  user: string;
  database: string;
}

/** The system's limit for a socket's path (107 characters on Linux, less elsewhere). */
const MAX_SOCKET_PATH = 100;

export function instanceIn(folder: string): Instance {
  const own = join(folder, 'server.sock');
  const short = join(tmpdir(), `bussplats-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.sock`);
  return {
    folder,
    data: join(folder, 'data'),
    scratch: join(folder, 'scratch'),
    socket: own.length <= MAX_SOCKET_PATH ? own : short,
    errorLog: join(folder, 'error.log'),
    pidFile: join(folder, 'server.pid'),
    portFile: join(folder, 'port'),
    passwordFile: join(folder, 'password'),
    ownerFile: join(folder, 'owner'),
    user: 'bussplats',
    database: 'bussplats',
  };
}
