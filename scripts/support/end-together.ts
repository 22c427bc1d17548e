import type { RunningProduct } from './product';

/**
 * Waits until somebody ends the product, or it ends by itself, and shuts down everything: this process, the server and the database.
 * `disconnect`: the process that started us was killed.
 */
export async function endTogether(product: RunningProduct): Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= product.stop());
  for (const end of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'disconnect'] as const)
    process.on(end, () => void stop().then(() => process.exit(0)));
  const code = await product.ended;
  const asked = stopping !== undefined;
  await stop();
  process.exit(asked ? 0 : code);
}
