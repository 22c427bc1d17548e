import { type FetcherWithComponents, useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { OccupancyTimeline, type Span, type TimelineBar } from '@ds/patterns/OccupancyTimeline/OccupancyTimeline';
import { Stack } from '@ds/primitives/Stack/Stack';
import { ErrorSummary } from '@ds/primitives/ErrorSummary/ErrorSummary';
import type { FormReply } from '~/forms/parse-form.server';
import { useShownForm } from '~/forms/shown-form';
import { useLocale, usePath } from '~/http/paths';
import { useFreshDataAfter } from '~/navigation/use-last-answer';
import { to } from '~/to';
import type { LoadedOccupancy } from './load-occupancy.server';
import { kindsOf, lookOf, occupancyAddress, occupancyText, spansIn, ticksText } from './occupancy-words';

const MINUTE = 60_000;
/** The step by which a bar moves. */
const STEP = { day: 15 * MINUTE, week: 60 * MINUTE, month: 6 * 60 * MINUTE } as const;
const KINDS = ['booked', 'preliminaryBooked', 'manuallyLocked', 'externallyLocked', 'locked'] as const;

/** Local time in Sweden, as forms send it. */
const clocks = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'short',
});
const localText = (instant: number) => clocks.format(instant).replace(' ', 'T');

interface OccupancyPictureProps {
  loaded: LoadedOccupancy;
  caption: string;
}

/** The picture: buses below each other, time from left to right. */
export function OccupancyPicture({ loaded: { query, period, ticks, rows, today }, caption }: OccupancyPictureProps) {
  const { t } = useTranslation('fleet');
  const path = usePath();
  const locale = useLocale();
  const kindOf = kindsOf(t);
  const spanOf = spansIn(locale);
  const saving = useFetcher<FormReply>();
  const answered = saving.state === 'idle' ? saving.data : undefined;
  const { summary } = useShownForm(answered);
  useFreshDataAfter(answered?.error ? answered : undefined);
  const [moved, setMoved] = useMoved(saving, rows);

  /** Saves as the lockout's form would. A refusal is rare, since what is in the way is told while moving: the bar stays where it was put. */
  const move = ({ id }: TimelineBar, { start, end }: Span) => {
    const bar = rows.flatMap(({ bars }) => bars).find((one) => one.id === id);
    if (!bar?.revision) return;
    setMoved({ id, start, end });
    const form = {
      startsAt: localText(start),
      endsAt: localText(end),
      comment: bar.comment ?? '',
      revision: bar.revision,
    };
    saving.submit(form, { method: 'post', action: path(to.editLockout(id)) });
  };
  return (
    <Stack>
      <ErrorSummary {...summary} />
      <OccupancyTimeline
        caption={caption}
        start={period.start}
        end={period.end}
        ticks={ticksText(ticks, { view: query.view, today, locale })}
        rows={rows.map(({ id, registrationNumber, model, lanes, bars }) => ({
          id,
          label: registrationNumber,
          detail: model,
          href: path(to.editVehicle(id)),
          lanes,
          bars: bars.map((saved) => {
            const bar = moved?.id === saved.id ? { ...saved, ...moved } : saved;
            const address = occupancyAddress(bar);
            return {
              id: bar.id,
              start: bar.start,
              end: bar.end,
              lane: bar.lane,
              look: lookOf(bar),
              text: occupancyText(bar, kindOf, spanOf),
              href: address && path(address),
              isMovable: bar.kind === 'manuallyLocked',
            };
          }),
        }))}
        legend={KINDS.map((kind) => ({ look: lookOf({ kind }), text: t(`occupancy.kindMeans.${kind}`) }))}
        texts={{
          row: t('occupancy.vehicle'),
          axis: t('occupancy.axis'),
          free: t('occupancy.free'),
        }}
        moves={{
          step: STEP[query.view],
          onMove: move,
          hint: t('occupancy.moving'),
          restored: ({ start, end }) => t('occupancy.restored', { span: spanOf(start, end) }),
          textAt: ({ id, text }, to) => {
            const bar = rows.flatMap(({ bars }) => bars).find((one) => one.id === id);
            return bar ? occupancyText({ ...bar, ...to }, kindOf, spanOf) : text;
          },
          movedTo: ({ start, end }) => t('occupancy.movedTo', { span: spanOf(start, end) }),
          clash: (text) => t('occupancy.clash', { text }),
        }}
      />
      <p className="muted measure">{t('occupancy.includes')}</p>
    </Stack>
  );
}

interface Moved extends Span {
  id: number;
}

/**
 * The bar that is being saved, where it was moved to: until the server has answered and the page's data says where it is. What came, and
 * not that something is being saved, tells that: a busy machine may never show the latter.
 */
function useMoved(
  { state, data }: Pick<FetcherWithComponents<unknown>, 'state' | 'data'>,
  rows: LoadedOccupancy['rows'],
) {
  const [moved, setMoved] = useState<Moved>();
  const [seen, setSeen] = useState({ data, rows });
  if (state === 'idle' && (seen.data !== data || seen.rows !== rows)) {
    setSeen({ data, rows });
    setMoved(undefined);
  }
  return [moved, setMoved] as const;
}
