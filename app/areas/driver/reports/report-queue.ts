import type { Outcome, Unanswered } from '~/navigation/transport';
import type { ReportStore } from './report-store';
import { reportOf, type WaitingReport } from './waiting-report';

/** A report not sent by then concerns a journey that was closed automatically long ago. */
const KEPT_MS = 7 * 24 * 3_600_000;

interface Parts {
  store: ReportStore;
  reader: string;
  send: (form: Unanswered) => Promise<Outcome>;
  now: () => number;
}

/**
 * The driver's forms that got no response: the device keeps them and sends them in order, one at a time, as soon as there is a network. All
 * of them are safe to send twice, so one whose response was lost is sent again.
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

  /** Takes a form over; false if the driver cannot send it later, or if the device has no storage. */
  async function keep({ url, body }: Unanswered): Promise<boolean> {
    const fields = [...body];
    const report = reportOf(url, fields);
    if (!report) return false;
    try {
      // Pressed again while waiting: the first press counts, unless the content differs now.
      const before = pressedBefore(reports, report, fields);
      const at = before && !before.isRefused ? before.at : now();
      if (before) await store.remove(before.id);
      await store.add({ ...report, reader, url, at, isMultipart: body instanceof FormData, fields, isRefused: false });
      await load();
      return true;
    } catch {
      return false;
    }
  }

  /** Returns the number sent. Stops at the first without a response; a refused one is left for its driver to look at. */
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
    /** One run at a time: concurrent callers share its result. */
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

/**
 * The same press, waiting already. A report made again after it was taken back is another one: only the last of a journey's acts can be
 * pressed again, whatever was refused since.
 */
function pressedBefore(
  reports: readonly WaitingReport[],
  { number, what, report }: Pick<WaitingReport, 'number' | 'what' | 'report'>,
  fields: WaitingReport['fields'],
): WaitingReport | undefined {
  const ofJourney = reports.filter((one) => one.number === number);
  if (what === 'deviation') return ofJourney.find((one) => one.what === what && keyOf(one.fields) === keyOf(fields));
  const isSame = (one: WaitingReport) => one.what === what && one.report === report;
  const last = ofJourney.findLast((one) => one.what !== 'deviation' && (isSame(one) || !one.isRefused));
  return last && isSame(last) ? last : undefined;
}

/** Tells one deviation from another on the same journey. */
const keyOf = (fields: WaitingReport['fields']) => fields.find(([name]) => name === 'sendKey')?.[1];

/** As the page would have sent it, with the time of the press. */
function bodyOf({ isMultipart, fields, at }: WaitingReport): FormData | URLSearchParams {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) (body as FormData).append(name, value as string);
  body.append('pressedAt', String(at));
  return body;
}
