import type { EpochMillis } from '@bff/domain/shared/time';
import type { SegmentKind } from '@states/trip-words';

/** A piece of a timeline: half-open [start, end). Segments of a timeline are in order, without gaps. Metres only while driving. */
export interface Segment {
  kind: SegmentKind;
  start: EpochMillis;
  end: EpochMillis;
  metres: number;
  /** Where it starts and ends, as stops of the trip: an index, or the starting position. */
  from?: StopRef;
  to?: StopRef;
}

export type StopRef = number | 'start';

const isEmpty = ({ start, end, metres }: Segment) => end <= start && metres <= 0;
const continues = (last: Segment, next: Segment) => last.kind === next.kind && last.end === next.start;

/**
 * Merges adjacent segments of one kind: splitting a segment changes no rule and no price. Empty ones are left out. If there is nothing to
 * merge, as in most of a search's thousand timelines, it returns the same array.
 */
export function mergeSegments(segments: readonly Segment[]): readonly Segment[] {
  const isMerged = segments.every(
    (segment, index) => !isEmpty(segment) && (index === 0 || !continues(segments[index - 1]!, segment)),
  );
  if (isMerged) return segments;
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    if (last && continues(last, segment)) {
      last.end = segment.end;
      last.metres += segment.metres;
      if (segment.to !== undefined) last.to = segment.to;
    } else if (!isEmpty(segment)) {
      merged.push({ ...segment });
    }
  }
  return merged;
}
