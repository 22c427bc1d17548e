import type { WaitingReport } from './waiting-report';

/** Stores waiting reports on the device, including pictures, even after the browser is closed. A logout clears it (`Clear-Site-Data`). */
export interface ReportStore {
  /** In order of arrival. */
  all: () => Promise<WaitingReport[]>;
  add: (report: Omit<WaitingReport, 'id'>) => Promise<void>;
  put: (report: WaitingReport) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

const DATABASE = 'bussplats-driver';
const STORE = 'reports';

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the device keeps nothing'));
  });

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true });
  return answerOf(opening);
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the device keeps nothing'));
    });
    const value = await answerOf(work(transaction.objectStore(STORE)));
    // A report counts as kept only once it has been written.
    await done;
    return value;
  } finally {
    database.close();
  }
}

export const reportStore: ReportStore = {
  all: () => inStore('readonly', (store) => store.getAll() as IDBRequest<WaitingReport[]>),
  add: async (report) => void (await inStore('readwrite', (store) => store.add(report))),
  put: async (report) => void (await inStore('readwrite', (store) => store.put(report))),
  remove: async (id) => void (await inStore('readwrite', (store) => store.delete(id))),
};
