import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useLoaded } from '@ds/support/once-loaded';
import { secondLife } from '@ds/support/second-lives';
import { sideIn, useTextBrowser } from '@ds/support/text-browser';
import { ROW_BEGINS } from '@ds/patterns/Table/row-begins';
import { useScripts } from '@ds/support/use-scripts';
import styles from './OccupancyTimeline.module.css';
import {
  inLane,
  isLate,
  type OccupancyTimelineProps,
  placeOn,
  type TimelineBar,
  type TimelineRow,
  withRoom,
} from './timeline-props';

export type { OccupancyTimelineProps, Span, TimelineBar, TimelineRow } from './timeline-props';

const life = secondLife(() => import('@ds/enhanced/OccupancyTimeline/MovableBar').then(({ MovableBar }) => MovableBar));

/**
 * What takes each of many things when: a table with a row for each and its bars on a common time axis. Bars are links; on a hydrated page
 * the movable ones can be moved by pointer and keyboard.
 */
export function OccupancyTimeline(props: OccupancyTimelineProps) {
  const { caption, ticks, rows, legend, texts, moves, ...axis } = props;
  const Movable = useLoaded(life, useScripts() && moves !== undefined);
  const [told, setTold] = useState('');
  const hintId = useId();
  const isAnyMovable = rows.some(({ bars }) => bars.some(({ isMovable }) => isMovable));
  const bar = (row: TimelineRow, each: TimelineBar): ReactNode =>
    Movable && moves && each.isMovable ? (
      <Movable key={each.id} bar={each} row={row} axis={axis} moves={moves} hintId={hintId} tell={setTold} />
    ) : (
      <li key={each.id} className={styles.bar} data-look={each.look} data-late={each.href && isLate(axis, each) ? '' : undefined} style={{ ...placeOn(axis, each), ...inLane(each.lane), ...withRoom(axis, each, row.bars) }}>{each.href ? <a href={each.href} title={each.text}><b>{each.text}</b></a> : <span title={each.text}><b>{each.text}</b></span>}</li> // prettier-ignore
    );
  const textBrowser = useTextBrowser();
  const side = sideIn(textBrowser);
  const isLine = textBrowser === 'lynx';
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.timeline} aria-label={caption}>
          <thead>
            <tr>
              <th {...side} scope="col" className={styles.name}>
                {texts.row}
              </th>
              <th {...side} scope="col">
                {isLine ? '| ' : null}
                <span className="visually-hidden">{texts.axis}</span>{' '}
                {/* Each bar says its own time; the axis is drawn by the style sheet, or a text browser would read loose days. */}
                <span className={styles.axis} aria-hidden="true">
                  {ticks.map((tick) => (
                    <span
                      key={tick.start}
                      data-said={tick.label}
                      data-rest={tick.isRest || undefined}
                      data-now={tick.isNow || undefined}
                      style={placeOn(axis, tick)}
                    />
                  ))}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th {...side} scope="row" className={styles.name}>
                  {isLine ? ROW_BEGINS : null}
                  {row.href ? <a href={row.href}>{row.label}</a> : row.label}{' '}
                  {row.detail ? <small>{row.detail}</small> : null}
                </th>
                <td
                  {...side}
                  className={styles.lanes}
                  style={{ '--lanes': row.lanes, '--ticks': ticks.length } as CSSProperties}
                >
                  {row.bars.length === 0 ? (
                    <>
                      {isLine ? '| ' : null}
                      <span className={styles.free}>{texts.free}</span>
                    </>
                  ) : (
                    <ul>{row.bars.map((each) => bar(row, each))}</ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {legend ? (
        <ul className={styles.legend}>
          {legend.map(({ look, text }) => (
            <li key={look}>
              <span className={styles.sample} data-look={look} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      {moves ? (
        <p className={styles.told} aria-live="polite">
          {told}
        </p>
      ) : null}
      {Movable && moves && isAnyMovable ? (
        <p id={hintId} className={`${styles.keys} muted measure`}>
          {moves.hint}
        </p>
      ) : null}
    </>
  );
}
