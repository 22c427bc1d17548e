import type { EpochMillis } from '@bff/domain/shared/time';

/** What a bus does at a time (domain.md section 4). */
export const SEGMENT_KINDS = ['driveEmpty', 'load', 'drive', 'wait', 'break', 'rest', 'home'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

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

/** Adjacent segments of one kind as one: splitting a segment changes no rule and no price. Empty ones are left out. */
export function mergeSegments(segments: readonly Segment[]): Segment[] {
  const merged: Segment[] = [];
  for (const segment of segments) {
    const last = merged.at(-1);
    if (last?.kind === segment.kind && last.end === segment.start) {
      last.end = segment.end;
      last.metres += segment.metres;
      if (segment.to !== undefined) last.to = segment.to;
    } else if (segment.end > segment.start || segment.metres > 0) {
      merged.push({ ...segment });
    }
  }
  return merged;
}
