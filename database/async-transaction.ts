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
  /**
   * Sequelize forgets a transaction when it ends, also one that the server has taken back to end a deadlock while the work in it still runs:
   * what that work sent next would be done outside any transaction. Here it is kept, and Sequelize refuses what is sent in one that has ended.
   */
  set(key: string, value: unknown): void {
    if (value !== null) storage.getStore()?.set(key, value);
  },
};

export function useAsyncTransactions(): void {
  Sequelize.useCLS(namespace);
}

/** The transaction that the running asynchronous call chain is in, if any. */
export const currentTransaction = (): Transaction | undefined =>
  namespace.get('transaction') as Transaction | undefined;
