import { MomentFrame, type MomentTexts } from './MomentFrame';
import { momentParts } from './moment-parts';
import { QuarterHours } from './QuarterHours';

export interface DateTimeFieldProps extends MomentTexts {
  /** `2027-03-10T08:00`, or what was typed. */
  defaultValue?: string | undefined;
}

/**
 * A day and a time on the wall clock, in two fields of one name. Both are text, so that they say the same in every browser and people write
 * them as they do (`readWrittenMoment`); the zone is the page's to know.
 */
export function DateTimeField({ defaultValue, ...texts }: DateTimeFieldProps) {
  const parts = momentParts(defaultValue);
  const quarters = `${texts.id ?? texts.name}-quarters`;
  return (
    <MomentFrame
      {...texts}
      day={(control) => (
        <input type="text" autoComplete="off" spellCheck={false} defaultValue={parts.day} {...control} />
      )}
      time={(control) => (
        <>
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            list={quarters}
            defaultValue={parts.time}
            {...control}
          />
          <QuarterHours id={quarters} />
        </>
      )}
    />
  );
}
