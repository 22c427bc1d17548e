import type { ComponentType } from 'react';
import type { RepeatItem } from '@ds/patterns/RepeatList/RepeatList';
import { NumberField } from '@ds/primitives/NumberField/NumberField';
import { PlaceField, type PlaceFieldProps } from '@ds/primitives/PlaceField/PlaceField';
import styles from './SearchForm.module.css';
import type { StopRow } from './stop-row';

/** A place field's enhanced version in a hydrated form. */
export type LivePlace = ComponentType<PlaceFieldProps & { label: string }>;

interface StopFieldsProps {
  item: RepeatItem;
  values: StopRow;
  errors: { stop: string | undefined; wait: string | undefined };
  suggestUrl: string;
  /** Passed in instead of looked up: a new row's template is rendered outside the page's text provider. */
  texts: { wait: string; noPlaces: string; placeCount: string };
  Place: LivePlace | undefined;
}

/** One stop of the search: the place, and how long the bus stays there. */
export function StopFields({ item, values, errors, suggestUrl, texts, Place }: StopFieldsProps) {
  const { key, isEnd, label } = item;
  const place = {
    name: 'stop',
    id: `stop-${key}`,
    defaultValue: values.stop,
    idName: 'stopId',
    defaultPlaceId: values.stopId,
    maxLength: 120,
    // An empty one in between is left out.
    required: isEnd,
    error: errors.stop,
    suggestUrl,
    texts: { none: texts.noPlaces, count: texts.placeCount },
  };
  return (
    <div className={styles.stop}>
      {Place && typeof label === 'string' ? (
        <Place {...place} label={label} />
      ) : (
        <PlaceField {...place} label={label} />
      )}
      {/* Only stops in between have a dwell time: the bus loads at the first stop, and stays at the last one until the return. */}
      {isEnd && !Place ? null : (
        <div className={styles.wait} hidden={isEnd}>
          <NumberField
            name="wait"
            id={`wait-${key}`}
            label={
              <>
                {texts.wait}
                <span className="visually-hidden"> ({label})</span>
              </>
            }
            suffix="min"
            disabled={isEnd}
            width="full"
            defaultValue={values.wait}
            error={errors.wait}
          />
        </div>
      )}
    </div>
  );
}
