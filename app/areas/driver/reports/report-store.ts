import type { WaitingReport } from './waiting-report';

/** Where waiting reports lie: in the device, pictures too, also when the browser is closed. Taken away by a logout (`Clear-Site-Data`). */
export interface ReportStore {
  /** In the order in which they came. */
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
    // Only what is written through may be called kept.
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
