import { AsyncLocalStorage } from 'node:async_hooks';
import { Sequelize, type Transaction } from 'sequelize';

const storage = new AsyncLocalStorage<Map<string, unknown>>();

/**
 * Sequelize finds the current transaction here for every statement, so no caller can forget to pass it on. The interface is that of
 * continuation-local storage; Node's AsyncLocalStorage implements it.
 */
const namespace = {
  run(callback: (context: object) => unknown): void {
    const context = new Map<string, unknown>();
    storage.run(context, () => callback(context));
  },
  bind: <Callback>(callback: Callback): Callback => callback,
  get: (key: string): unknown => storage.getStore()?.get(key),
  /**
   * Sequelize forgets a transaction when it ends, even if the server has rolled it back because of a deadlock while its work continues:
   * further statements would then run outside any transaction. It is kept here, and Sequelize refuses statements in a transaction that has
   * ended.
   */
  set(key: string, value: unknown): void {
    if (value !== null) storage.getStore()?.set(key, value);
  },
};

export function useAsyncTransactions(): void {
  Sequelize.useCLS(namespace);
}

/** The transaction of the current asynchronous call chain, if any. */
export const currentTransaction = (): Transaction | undefined =>
  namespace.get('transaction') as Transaction | undefined;
