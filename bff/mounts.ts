import type { Hono } from 'hono';

/** What is served beside the pages. */
export interface Mounts {
  /** Proves its callers itself (signatures); no cookie counts there. */
  signed: Hono;
  /** Small pages outside Remix: sandbox payment page, development mailbox, place suggestions. */
  pages: Hono;
}
