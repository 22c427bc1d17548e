import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { useMoment, useWhen } from '~/i18n/use-when';
import type { JourneySheet } from '@bff/areas/journeys';
import { Banner } from '@ds/patterns/Banner/Banner';
import { Disclosure } from '@ds/primitives/Disclosure/Disclosure';
import { Stack } from '@ds/primitives/Stack/Stack';
import { formatTime } from '@formats';
import { ActButton } from '~/screens/ActButton';
import {
  type JourneyAct,
  type JourneyStatus,
  JUST_REPORTED_MS,
  type ReportedAct,
  TAKE_BACK_MS,
} from '@states/journey-states';
import styles from './JourneyActs.module.css';

/** A report that the driver's device has not sent yet: the next step follows from it. */
export interface Reported {
  status: JourneyStatus;
  /** Tells one from another. */
  key: string;
  at: Date;
  /** Undefined for one that cannot be taken back. */
  act: ReportedAct | undefined;
}

interface JourneyActsProps {
  sheet: JourneySheet;
  status: JourneyStatus;
  acts: readonly JourneyAct[];
  reported: Reported | undefined;
}

/** What can be done for a while after the last report: the device's, if it has one that the service does not know. */
function lastReport(sheet: JourneySheet, reported: Reported | undefined) {
  if (!reported) return { ...sheet, key: `${sheet.status} ${sheet.reports[0]?.at.getTime()}` };
  const { key, act, at } = reported;
  const until = new Date(at.getTime() + TAKE_BACK_MS);
  return {
    key,
    justReportedFor: act ? JUST_REPORTED_MS : 0,
    takesBack: act ? { act, until, for: TAKE_BACK_MS } : null,
  };
}

/**
 * One large button for the next step, and a way to take the last report back. Folds are asked on the sheet itself: they work without scripts,
 * and without a network. Each has its own key: an open one never passes on to the next step.
 */
export function JourneyActs({ sheet, status, acts, reported }: JourneyActsProps) {
  const { t } = useTranslation('journeys');
  const frame = useRef<HTMLDivElement>(null);
  const { key, justReportedFor, takesBack } = lastReport(sheet, reported);
  const isJustReported = useFor(justReportedFor, key, frame);
  const canTakeBack = useFor(takesBack?.for ?? 0, key, frame);
  const next = acts.find((act) => act !== 'terminate');
  if (!next && !takesBack) return null;
  return (
    // As wide as a thumb needs on a telephone, and no wider than a line of text elsewhere.
    <div className="measure" ref={frame}>
      <Stack>
        {next ? (
          <NextStep key={`${next} ${key}`} sheet={sheet} status={status} next={next} isJustReported={isJustReported} />
        ) : null}
        {takesBack && canTakeBack ? (
          <Disclosure
            key={`undo ${key}`}
            summary={t('undo.summary', { act: t(`acts.${takesBack.act}`), at: formatTime(takesBack.until) })}
          >
            <Stack>
              <p>{t('undo.text')}</p>
              <ActButton name="takeBack" sends={{ intent: 'takeBack', report: takesBack.act }} variant="secondary">
                {t('undo.submit')}
              </ActButton>
            </Stack>
          </Disclosure>
        ) : null}
      </Stack>
    </div>
  );
}

interface NextStepProps extends Pick<JourneyActsProps, 'sheet' | 'status'> {
  next: ReportedAct;
  isJustReported: boolean;
}

function NextStep({ sheet: { isTooEarly, startsFrom, early }, status, next, isJustReported }: NextStepProps) {
  const { t } = useTranslation('journeys');
  const moment = useMoment();
  const when = useWhen();
  const planned = early[next];
  if (next === 'start' && isTooEarly)
    return <Banner tone="info">{t('sheet.tooEarly', { at: moment(startsFrom) })}</Banner>;
  const button = (
    <ActButton name={next} sends={{ intent: next }} wide>
      {t(`acts.${next}`)}
    </ActButton>
  );
  if (planned)
    return (
      <div className={styles.next}>
        <Disclosure summary={t(`early.${next}`)}>
          <Stack>
            <p>{t(`early.${next}Text`, { at: when(planned) })}</p>
            {button}
          </Stack>
        </Disclosure>
      </div>
    );
  if (!isJustReported || status === 'notStarted') return button;
  return (
    <div className={styles.next}>
      <Disclosure summary={t('next.summary', { act: t(`acts.${next}`) })}>
        <Stack>
          <p>{t('next.text', { report: t(`report.${status}`) })}</p>
          {button}
        </Stack>
      </Disclosure>
    </div>
  );
}

/** Whether so many milliseconds have not passed yet. What somebody has unfolded meanwhile stays as it is. */
function useFor(ms: number, key: string, frame: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    if (ms <= 0) return;
    const timer = setTimeout(() => {
      if (!frame.current?.querySelector('details[open]')) setPassed(key);
    }, ms);
    return () => clearTimeout(timer);
  }, [ms, key, frame]);
  return ms > 0 && passed !== key;
}
