import { TextField, type TextFieldProps } from '@ds/primitives/TextField/TextField';

export interface PlaceFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Where suggestions come from: `/sv/places.json`; asked with `?q=`. */
  suggestUrl: string;
  /** The name of the hidden field that carries the picked place's id. */
  idName?: string | undefined;
  defaultPlaceId?: string | undefined;
  texts: {
    /** Said when nothing matches. */
    none: string;
    /** How many there are: `{count} förslag`. */
    count: string;
  };
}

/** A place by its name. Without scripts plain text; the small script adds suggestions and fills the hidden id. */
export function PlaceField({ suggestUrl, idName, defaultPlaceId, texts, ...field }: PlaceFieldProps) {
  const id = field.id ?? field.name;
  return (
    <>
      <TextField
        autoComplete="off"
        spellCheck={false}
        {...field}
        data-suggest={suggestUrl}
        data-suggest-id={idName ? `${id}-id` : undefined}
        data-suggest-none={texts.none}
        data-suggest-count={texts.count}
      />
      {idName ? <input type="hidden" id={`${id}-id`} name={idName} defaultValue={defaultPlaceId ?? ''} /> : null}
    </>
  );
}
