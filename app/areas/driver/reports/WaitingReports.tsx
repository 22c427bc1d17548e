import { useNavigation, useRevalidator } from '@remix-run/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Translate } from '~/i18n/text-keys';
import { useTranslation } from '~/i18n/use-translation';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Button } from '@ds/primitives/Button/Button';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatTime } from '@formats';
import { BUTTON_ACTS } from '@states/journey-states';
import { usePath } from '~/http/paths';
import type { Reported } from '~/nouns/journeys/JourneyActs';
import { transport } from '~/navigation/transport';
import { to } from '~/to';
import { createReportQueue, type ReportQueue } from './report-queue';
import { reportStore } from './report-store';
import { statusAfter, type WaitingReport } from './waiting-report';

/** A network may come back without an event. */
const AGAIN_MS = 15_000;
/** The event may come before requests get through, or while one fails that began without a network. */
const SETTLED_MS = 2_000;
const NONE: readonly WaitingReport[] = [];

const Waiting = createContext(NONE);

/** This user's queue, on a hydrated page; reports from earlier pages are sent immediately. */
function useQueue(): ReportQueue | undefined {
  const [queue, setQueue] = useState<ReportQueue>();
  useEffect(() => {
    const reader = document.documentElement.dataset['reader'];
    if (reader === undefined || !('indexedDB' in window)) return;
    const made = createReportQueue({ store: reportStore, reader, send: transport.sendKept, now: Date.now });
    // A browser without storage has no queue: the page then says that nothing was sent, as elsewhere.
    made.load().then(
      () => setQueue(made),
      () => undefined,
    );
    return transport.keepBy(made.keep);
  }, []);
  return queue;
}

/** Sends what waits: now, when the network or the window comes back, and at intervals. */
function useFlush(queue: ReportQueue | undefined, count: number): () => void {
  const { revalidate } = useRevalidator();
  const flush = useCallback(() => {
    void queue?.flush().then((sent) => {
      if (sent === 0) return;
      // Requests waiting for the network can be retried now.
      transport.tryAgain();
      revalidate();
    });
  }, [queue, revalidate]);
  useEffect(() => {
    if (count === 0) return;
    flush();
    const timer = setInterval(flush, AGAIN_MS);
    let settling: ReturnType<typeof setTimeout> | undefined;
    const comeBack = () => {
      flush();
      clearTimeout(settling);
      settling = setTimeout(flush, SETTLED_MS);
    };
    window.addEventListener('online', comeBack);
    window.addEventListener('focus', flush);
    return () => {
      clearInterval(timer);
      clearTimeout(settling);
      window.removeEventListener('online', comeBack);
      window.removeEventListener('focus', flush);
    };
  }, [flush, count]);
  return flush;
}

/**
 * The value as it was before a form began to be sent, until the router is done with it. A report is kept a moment earlier, and the next act
 * must not be shown while its press would be taken for a second one of the act before.
 */
function useOnceIdle<Value>(value: Value): Value {
  const isIdle = useNavigation().state === 'idle';
  const [shown, setShown] = useState(value);
  if (isIdle && shown !== value) setShown(value);
  return isIdle ? value : shown;
}

/** Above the driver's pages: what was reported offline and not sent yet. The pages below know it too (`useReported`). */
export function WaitingReports({ children }: { children: ReactNode }) {
  const { t } = useTranslation('journeys');
  const queue = useQueue();
  const reports = useOnceIdle(
    useSyncExternalStore(queue?.subscribe ?? (() => () => undefined), queue?.waiting ?? (() => NONE), () => NONE),
  );
  const refused = reports.filter(({ isRefused }) => isRefused);
  const waiting = reports.filter(({ isRefused }) => !isRefused);
  const flush = useFlush(queue, waiting.length);
  return (
    <Waiting.Provider value={waiting}>
      <Stack>
        {reports.length > 0 ? (
          <div role="alert">
            <Stack>
              {waiting.length > 0 ? (
                <Banner tone="warning" title={t('waiting.title', { count: waiting.length })}>
                  <p>{t('waiting.text')}</p>
                  <ReportLines reports={waiting} />
                  <Button type="button" variant="secondary" size="small" onClick={flush}>
                    {t('waiting.send')}
                  </Button>
                </Banner>
              ) : null}
              {refused.length > 0 ? (
                <Banner tone="danger" title={t('waiting.refused', { count: refused.length })}>
                  <p>{t('waiting.refusedText')}</p>
                  <ReportLines reports={refused} drop={(id) => void queue?.drop(id)} />
                </Banner>
              ) : null}
            </Stack>
          </div>
        ) : null}
        {children}
      </Stack>
    </Waiting.Provider>
  );
}

function reportText(t: Translate<'journeys'>, { what, report }: Pick<WaitingReport, 'what' | 'report'>): string {
  if (what === 'deviation') return t('waiting.deviation');
  if (what !== 'takeBack') return t(`acts.${what}`);
  return report ? t('undo.name', { act: t(`acts.${report}`) }) : '';
}

function ReportLines({ reports, drop }: { reports: readonly WaitingReport[]; drop?: (id: number) => void }) {
  const { t } = useTranslation('journeys');
  const path = usePath();
  return (
    <ul>
      {reports.map(({ id, number, at, ...told }) => (
        <li key={id}>
          {reportText(t, told)}, {formatTime(at)},{' '}
          <a href={path(to.driverJourney(number))}>{t('sheet.over', { number })}</a>{' '}
          {drop ? (
            <Button type="button" variant="plain" size="small" onClick={() => drop(id)}>
              {t('waiting.drop')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The newest of a journey's reports that the service has not received yet, and where it is according to them. */
export function useReported(number: string): Reported | undefined {
  const moves = useContext(Waiting).flatMap((report) => {
    const status = report.number === number ? statusAfter(report) : undefined;
    return status ? [{ ...report, status }] : [];
  });
  const last = moves.at(-1);
  if (!last) return undefined;
  const { status, what, id, at } = last;
  return { status, key: String(id), at: new Date(at), act: BUTTON_ACTS.find((act) => act === what) };
}
