import type { ServiceKind } from '@states/trip-words';
import { HOUR, MINUTE } from '@bff/domain/shared/time';

export const DRIVING_BEFORE_BREAK = 4.5 * HOUR;
const FULL_BREAK = 45 * MINUTE;
const SHORT_BREAK = 15 * MINUTE;
const SECOND_BREAK_REGULAR = 30 * MINUTE;

/**
 * Tracks one driver's driving since the last valid break: 45 minutes, or two of at least 15 that add up to 45 (Regulation (EC) 561/2006
 * article 7 with (EU) 2024/1258); in regular services 15 and then 30, in that order. An unbroken time of neither driving nor work is one
 * pause, whatever it consists of. Times in milliseconds.
 */
export class BreakClock {
  private driven = 0;
  private longest = 0;
  private pausing = 0;

  constructor(private readonly service: ServiceKind) {}

  drive(time: number): void {
    this.work();
    this.driven += time;
  }

  /** Ends a pause. */
  work(): void {
    if (this.missing === 0) {
      this.driven = 0;
      this.longest = 0;
    } else if (this.pausing >= SHORT_BREAK) {
      this.longest = Math.max(this.longest, this.pausing);
    }
    this.pausing = 0;
  }

  pause(time: number): void {
    this.pausing += time;
  }

  /** How long may be driven from now on; negative when it was too long. */
  get left(): number {
    return this.missing === 0 ? DRIVING_BEFORE_BREAK : DRIVING_BEFORE_BREAK - this.driven;
  }

  /** What the current pause, with earlier ones, still lacks to be valid. */
  get missing(): number {
    return Math.max(0, this.needed - this.pausing);
  }

  private get needed(): number {
    if (this.longest < SHORT_BREAK) return FULL_BREAK;
    return this.service === 'regular' ? SECOND_BREAK_REGULAR : Math.max(SHORT_BREAK, FULL_BREAK - this.longest);
  }
}
