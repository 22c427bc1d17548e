import { AsyncLocalStorage } from 'node:async_hooks';
import { Sequelize, type Transaction } from 'sequelize';

const storage = new AsyncLocalStorage<Map<string, unknown>>();

/**
 * Sequelize looks the running transaction up here for every statement, so no caller can forget to pass it on. Its interface is that of
 * continuation-local storage; Node's own AsyncLocalStorage does the work.
 */
const namespace = {
  run(callback: (context: object) => unknown): void {
    const context = new Map<string, unknown>();
    storage.run(context, () => callback(context));
  },
  bind: <Callback>(callback: Callback): Callback => callback,
  get: (key: string): unknown => storage.getStore()?.get(key),
  set(key: string, value: unknown): void {
    storage.getStore()?.set(key, value);
  },
};

export function useAsyncTransactions(): void {
  Sequelize.useCLS(namespace);
}

/** The transaction that the running asynchronous call chain is in, if any. */
export const currentTransaction = (): Transaction | undefined =>
  (namespace.get('transaction') as Transaction | null | undefined) ?? undefined;
