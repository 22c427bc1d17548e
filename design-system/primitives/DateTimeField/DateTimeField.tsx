import { MomentFrame, type MomentTexts } from './MomentFrame';
import { momentParts } from './moment-parts';

export interface DateTimeFieldProps extends MomentTexts {
  /** `2027-03-10T08:00`, or what was typed. */
  defaultValue?: string | undefined;
}

/**
 * A local day and time, in two fields of one name. Both are text, so that they look the same in every browser and accept what people write
 * (`readWrittenMoment`); the page knows the time zone. With scripts, the time suggests the quarter hours.
 */
export function DateTimeField({ defaultValue, ...texts }: DateTimeFieldProps) {
  const parts = momentParts(defaultValue);
  return (
    <MomentFrame
      {...texts}
      day={(control) => (
        <input type="text" autoComplete="off" spellCheck={false} defaultValue={parts.day} {...control} />
      )}
      time={(control) => (
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          data-quarter-hours=""
          defaultValue={parts.time}
          {...control}
        />
      )}
    />
  );
}
