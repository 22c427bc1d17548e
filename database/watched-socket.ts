import { connect as dial, type Socket } from 'node:net';
import { createConnection } from 'mysql2/promise';

export interface Patience {
  /** After this long without an answer, check whether the server is alive. */
  askAfterMs: number;
  /** The time allowed for answering that check. */
  answerWithinMs: number;
  /** The limit for any statement, whether the server is alive or not. */
  mostMs: number;
}

const lookings = new Map<string, Promise<boolean>>();

/** Whether the server accepts a login and answers; simultaneous callers share one check. */
function isThere(url: string, withinMs: number): Promise<boolean> {
  const known = lookings.get(url);
  if (known) return known;
  const looking = look(url, withinMs).finally(() => lookings.delete(url));
  lookings.set(url, looking);
  return looking;
}

async function look(url: string, withinMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs);
  });
  const answer = createConnection({ uri: url, connectTimeout: withinMs }).then(
    async (connection) => {
      connection.on('error', () => undefined);
      const isUp = await Promise.race([connection.ping().then(() => true), late]).catch(() => false);
      connection.destroy();
      return isUp;
    },
    // «Too many connections» is an answer: the server is alive.
    (error: { errno?: number; sqlState?: string }) => error.sqlState !== undefined,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A connection that ends if the server does not answer, because it is frozen or unreachable, or takes too long. A slow statement (waiting
 * for another's lock, a report) may continue as long as the server is alive. Callers get `ETIMEDOUT`, and the pool reconnects once the
 * server is back.
 */
export function watchedSocket(url: string, { askAfterMs, answerWithinMs, mostMs }: Patience): Socket {
  const { hostname, port } = new URL(url);
  const socket = dial({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 3306),
    keepAlive: true,
    noDelay: true,
  });
  let waitingSince: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  const answered = () => {
    waitingSince = undefined;
    clearTimeout(timer);
    timer = undefined;
  };
  const giveUp = () => {
    answered();
    socket.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' }));
  };
  const watch = () => {
    timer = setTimeout(() => {
      const since = waitingSince;
      if (since === undefined) return;
      if (performance.now() - since >= mostMs) return giveUp();
      void isThere(url, answerWithinMs).then((there) => {
        // Answered meanwhile, or another statement was sent since.
        if (waitingSince !== since || socket.destroyed) return;
        if (there) watch();
        else giveUp();
      });
    }, askAfterMs).unref();
  };

  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
  socket.write = (...given: unknown[]) => {
    if (waitingSince === undefined) {
      waitingSince = performance.now();
      watch();
    }
    return write(...given);
  };
  socket.on('data', answered);
  socket.on('close', answered);
  return socket;
}
