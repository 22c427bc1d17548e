import { controlAttributes, Field } from '@ds/primitives/Field/Field';
import type { TextFieldProps } from '@ds/primitives/TextField/NativeTextField';
import styles from './PlaceField.module.css';

export interface PlaceFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Where suggestions come from: `/sv/places.json`; asked with `?q=`, answers `{ id, label, detail }[]`. */
  suggestUrl: string;
  /** The name of the hidden field with the picked place's id. */
  idName?: string | undefined;
  defaultPlaceId?: string | undefined;
  texts: {
    /** Announced when nothing matches. */
    none: string;
    /** Announced otherwise: `{count} förslag`. */
    count: string;
  };
}

/** A place by its name. Plain text without scripts; the small script adds suggestions and fills in the hidden id. */
export function PlaceField({
  name,
  label,
  id: ownId,
  hint,
  error,
  optional,
  hideLabel,
  width,
  suggestUrl,
  idName,
  defaultPlaceId,
  texts,
  ...native
}: PlaceFieldProps) {
  const id = ownId ?? name;
  const field = { name, label, id, hint, error, optional, hideLabel, width };
  return (
    <Field {...field}>
      <div className={styles.box}>
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...native}
          {...controlAttributes(field)}
          data-suggest={suggestUrl}
          data-suggest-id={idName ? `${id}-place` : undefined}
          data-suggest-none={texts.none}
          data-suggest-count={texts.count}
        />
      </div>
      {idName ? <input type="hidden" id={`${id}-place`} name={idName} defaultValue={defaultPlaceId ?? ''} /> : null}
    </Field>
  );
}
