import { connect as dial, type Socket } from 'node:net';
import { createConnection } from 'mysql2/promise';

export interface Patience {
  /** After so long without an answer it is looked whether the server is there at all. */
  askAfterMs: number;
  /** So long it may take to answer that. */
  answerWithinMs: number;
  /** No statement takes longer, whether the server is there or not. */
  mostMs: number;
}

const lookings = new Map<string, Promise<boolean>>();

/** Whether the server lets somebody in and answers; asked once at a time, whoever wants to know. */
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
    // «Too many connections» is an answer: the server is there.
    (error: { errno?: number; sqlState?: string }) => error.sqlState !== undefined,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A connection to the server that ends when what was sent is not answered: because the server is frozen or unreachable, or because it takes
 * too long. A statement that may take its time (a lock that others hold, a report) does so as long as the server lives. Whoever waits hears
 * `ETIMEDOUT`, and the pool makes new connections as soon as the server is there again.
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
        // Answered meanwhile, or something else was asked since.
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
