import { Fragment, type ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './RouteMap.module.css';
import { placeLabels } from './place-labels';
import { fitProjection, linesPath, ringsPath, type LatLon } from './project';

export type { LatLon } from './project';

export interface MapStop {
  lat: number;
  lon: number;
  label: string;
  /** `end` for the first and last stop, `via` between, `vehicle` for where the bus is. */
  kind: 'end' | 'via' | 'vehicle';
}

/** Parts of the base map around the route; whatever lies outside the drawing is cut away. */
export interface BaseMap {
  land: readonly (readonly LatLon[])[];
  lakes: readonly (readonly LatLon[])[];
  roads?: readonly (readonly LatLon[])[] | undefined;
  borders?: readonly (readonly LatLon[])[] | undefined;
}

export interface RouteMapProps extends BaseMap {
  /** Size of the drawing in pixels; it takes the width of its place. */
  width: number;
  height: number;
  /** One line for each leg, in the order driven. */
  route: readonly (readonly LatLon[])[];
  stops: readonly MapStop[];
  /** What the map shows, for those who can't see it: the stops in order. */
  title: string;
  /** Below the map: length and time. */
  description?: ReactNode;
  /** Whose data it is; required by their licences wherever the map is shown. */
  attribution: string;
}

const NARROW = { font: 13, dot: 8 };
/** A wide drawing is half as large on a telephone, where its names must still be read. Where there is room they are drawn smaller. */
const WIDE = { font: 24, dot: 13 };

/** The trip on a map, drawn by the server: no tiles, no scripts. Under 12 kB for the longest trips. */
export function RouteMap({
  width,
  height,
  land,
  lakes,
  roads,
  borders,
  route,
  stops,
  title,
  description,
  attribution,
}: RouteMapProps) {
  const size = { width, height };
  const isWide = width > 480;
  const points = [...route.flat(), ...stops.map(({ lat, lon }): LatLon => [lat, lon])];
  const projection = fitProjection(points, size);
  const drawn = stops.map((stop) => ({ ...stop, at: projection.toPixel([stop.lat, stop.lon]) }));
  const byWeight = [...drawn].sort((a, b) => Number(a.kind === 'via') - Number(b.kind === 'via'));
  const labels = placeLabels(
    byWeight.map(({ at, label }) => ({ at, text: label })),
    size,
    isWide ? WIDE : NARROW,
  );
  const routePath = linesPath(route, projection, size);
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={title}
        className={isWide ? styles.wide : undefined}
      >
        <path className={styles.land} fillRule="evenodd" d={ringsPath(land, projection, size)} />
        <path className={styles.lakes} fillRule="evenodd" d={ringsPath(lakes, projection, size)} />
        {roads ? <path className={styles.roads} d={linesPath(roads, projection, size, 0.8)} /> : null}
        {borders ? <path className={styles.borders} d={linesPath(borders, projection, size, 0.8)} /> : null}
        <path className={styles.halo} d={routePath} />
        <path className={styles.route} d={routePath} />
        {drawn.map(({ at: [x, y], kind }, index) => (
          <circle
            key={index}
            className={classNames(styles.stop, kind !== 'via' && styles[kind])}
            cx={Math.round(x * 10) / 10}
            cy={Math.round(y * 10) / 10}
            r={kind === 'via' ? 5 : 7}
          />
        ))}
        {labels.map(({ text, x, y, anchor }) => (
          <Fragment key={text}>
            <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
              {text}
            </text>{' '}
          </Fragment>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {description} <span className={styles.attribution}>{attribution}</span>
      </figcaption>
    </figure>
  );
}
