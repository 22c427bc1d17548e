import type { Outcome, Unanswered } from '~/navigation/transport';
import type { ReportStore } from './report-store';
import { reportOf, type WaitingReport } from './waiting-report';

/** A report that nobody has sent by then is of a journey that the clock has closed long ago. */
const KEPT_MS = 7 * 24 * 3_600_000;

interface Parts {
  store: ReportStore;
  reader: string;
  send: (form: Unanswered) => Promise<Outcome>;
  now: () => number;
}

/**
 * The driver's forms that met no answer: kept by the device in their order, and sent in it, one after the other, as soon as there is a network.
 * Every one of them is safe to send twice, so that one whose answer was lost is sent again.
 */
export function createReportQueue({ store, reader, send, now }: Parts) {
  let reports: readonly WaitingReport[] = [];
  let sending: Promise<number> | undefined;
  const listeners = new Set<() => void>();

  async function load(): Promise<void> {
    const kept = await store.all();
    for (const { id } of kept.filter(({ at }) => now() - at > KEPT_MS)) await store.remove(id);
    reports = kept.filter((report) => report.reader === reader && now() - report.at <= KEPT_MS);
    for (const listener of listeners) listener();
  }

  /** Takes a form over; false for one that is not the driver's to send later, or when the device keeps nothing. */
  async function keep({ url, body }: Unanswered): Promise<boolean> {
    const fields = [...body];
    const report = reportOf(url, fields);
    if (!report) return false;
    try {
      // Pressed again while it waits: what was pressed first counts, unless other words go with it now.
      const before = reports.find((one) => one.number === report.number && one.what === report.what && keyOf(one.fields) === keyOf(fields)); // prettier-ignore
      const at = before && !before.isRefused ? before.at : now();
      if (before) await store.remove(before.id);
      await store.add({ ...report, reader, url, at, isMultipart: body instanceof FormData, fields, isRefused: false });
      await load();
      return true;
    } catch {
      return false;
    }
  }

  /** How many were sent. Ends at the first that meets no answer; one that is refused is left for its driver to look at. */
  async function sendAll(): Promise<number> {
    let sent = 0;
    for (const report of reports.filter(({ isRefused }) => !isRefused)) {
      const outcome = await send({ url: report.url, body: bodyOf(report) });
      if ('trouble' in outcome) break;
      if (outcome.status < 400) {
        await store.remove(report.id);
        sent++;
      } else await store.put({ ...report, isRefused: true });
    }
    await load();
    return sent;
  }

  return {
    load,
    keep,
    /** One run at a time: who asks meanwhile gets that one's answer. */
    flush: (): Promise<number> => (sending ??= sendAll().finally(() => (sending = undefined))),
    async drop(id: number): Promise<void> {
      await store.remove(id);
      await load();
    },
    waiting: () => reports,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type ReportQueue = ReturnType<typeof createReportQueue>;

/** What tells a deviation from another of the same journey. */
const keyOf = (fields: WaitingReport['fields']) => fields.find(([name]) => name === 'sendKey')?.[1];

/** As the page would have sent it, and when it was pressed. */
function bodyOf({ isMultipart, fields, at }: WaitingReport): FormData | URLSearchParams {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) (body as FormData).append(name, value as string);
  body.append('pressedAt', String(at));
  return body;
}
