import { Fragment, type ReactNode } from 'react';
import { classNames } from '@ds/support/class-names';
import styles from './RouteMap.module.css';
import { placeLabels, placeTowns } from './place-labels';
import { fitProjection, REGION_SPAN, type LatLon, linesPath, type Pixel, type Projection, ringsPath } from './project';

export type { LatLon } from './project';

export interface MapStop {
  lat: number;
  lon: number;
  label: string;
  /** `end` for the first and last stop, `via` in between, `vehicle` for the bus's position. */
  kind: 'end' | 'via' | 'vehicle';
}

/** Parts of the base map around the route; whatever is outside the drawing is clipped. */
export interface BaseMap {
  /** Rings that all run the same way round; they may overlap. */
  land: readonly (readonly LatLon[])[];
  /** Rings of lakes, and of the islands in them. */
  lakes: readonly (readonly LatLon[])[];
  /** Main roads and borders as lines. */
  roads?: readonly (readonly LatLon[])[] | undefined;
  borders?: readonly (readonly LatLon[])[] | undefined;
  /** Named where the stops leave room, in order of priority. */
  towns?: readonly { name: string; lat: number; lon: number }[] | undefined;
}

export interface RouteMapProps {
  base: BaseMap;
  /** Size of the drawing in pixels; it scales to the width of its container. */
  width: number;
  height: number;
  /** One line per leg, in driving order. */
  route: readonly (readonly LatLon[])[];
  stops: readonly MapStop[];
  /** Places close together are shown with the towns around them. */
  isRegion?: boolean | undefined;
  /** What the map shows, for people who cannot see it: the stops in order. */
  title: string;
  /** Where the drawing is text, before the names that are written in it: `On the map`. */
  namesLabel: string;
  /** Below the map: length and time. */
  description?: ReactNode;
  /** Whose data it is; their licences require it wherever the map is shown. */
  attribution: string;
}

const NARROW = { font: 13, dot: 8 };
/**
 * A wide drawing shrinks to half its size on a phone, where its names must still be legible. Where there is room they are drawn smaller.
 */
const WIDE = { font: 24, dot: 13 };

const NARROW_TOWN = { font: 11, dot: 4 };
const WIDE_TOWN = { font: 18, dot: 5 };
/** The free space around each stop and point of the route. */
const WAY = { font: 0, dot: 6 };
/** A few show where one is; more would hide the route. */
const MOST_TOWNS = 6;
/** The simplification of roads and borders in pixels: they only need to be recognisable. */
const ROUGH = 1.2;

/** Points along the route, so close together that no name fits between two. */
function beads(route: readonly (readonly LatLon[])[], { toPixel }: Projection): Pixel[] {
  const kept: Pixel[] = [];
  for (const point of route.flat()) {
    const [x, y] = toPixel(point);
    const [lastX, lastY] = kept.at(-1) ?? [Infinity, Infinity];
    if (Math.abs(x - lastX) + Math.abs(y - lastY) > WAY.dot) kept.push([x, y]);
  }
  return kept;
}

/** The trip on a map, drawn by the server: no tiles, no scripts. Under 12 kB for the longest trips. */
export function RouteMap({
  width,
  height,
  base: { land, lakes, roads = [], borders = [], towns = [] },
  route,
  stops,
  isRegion = false,
  title,
  namesLabel,
  description,
  attribution,
}: RouteMapProps) {
  const size = { width, height };
  const isWide = width > 480;
  const points = [...route.flat(), ...stops.map(({ lat, lon }): LatLon => [lat, lon])];
  const projection = fitProjection(points, size, isRegion ? REGION_SPAN : undefined);
  const drawn = stops.map((stop) => ({ ...stop, at: projection.toPixel([stop.lat, stop.lon]) }));
  const byWeight = [...drawn].sort((a, b) => Number(a.kind === 'via') - Number(b.kind === 'via'));
  const way = beads(route, projection);
  const labels = placeLabels(
    byWeight.map(({ at, label }) => ({ at, text: label })),
    size,
    isWide ? WIDE : NARROW,
    way,
  );
  const placedTowns = placeTowns(
    towns.map(({ lat, lon, name }) => ({ at: projection.toPixel([lat, lon]), text: name })),
    size,
    isWide ? WIDE_TOWN : NARROW_TOWN,
    { drawn: [...drawn.map(({ at }) => at), ...way], labels, size: WAY, most: MOST_TOWNS },
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
        {/* Filled wherever any ring is: where two sheets of a map overlap is land as well. */}
        <path className={styles.land} d={ringsPath(land, projection, size)} />
        <path className={styles.lakes} fillRule="evenodd" d={ringsPath(lakes, projection, size)} />
        {roads.length > 0 ? <path className={styles.roads} d={linesPath(roads, projection, size, ROUGH)} /> : null}
        {borders.length > 0 ? (
          <path className={styles.borders} d={linesPath(borders, projection, size, ROUGH)} />
        ) : null}
        {/* Text beside the drawn is seen only where nothing is drawn: text browsers write all names after each other, and no label. */}
        {` ${title} (${namesLabel}: `}
        {placedTowns.map(({ at: [x, y], label }) => (
          <g key={label.text} className={styles.town}>
            {/* A line without length: the dot that its round cap makes. */}
            <path d={`M${Math.round(x)} ${Math.round(y)}h0`} />
            <text x={label.x} y={label.y} textAnchor={label.anchor === 'start' ? undefined : label.anchor}>
              {label.text}
            </text>
            {', '}
          </g>
        ))}
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
        {labels.map(({ text, x, y, anchor }, index) => (
          <Fragment key={text}>
            {index === 0 ? null : ', '}
            <text x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
              {text}
            </text>
          </Fragment>
        ))}
        {') '}
      </svg>
      <figcaption className={styles.caption}>
        {/* Lines of their own in text browsers too, which write the names on the map before them. */}
        <div>{description}</div>
        <div className={styles.attribution}>{attribution}</div>
      </figcaption>
    </figure>
  );
}
