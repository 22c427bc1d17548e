import type { FieldTexts } from '@ds/primitives/Field/Field';
import { NativeTextField } from '@ds/primitives/TextField/NativeTextField';

export interface Suggestion {
  id: string;
  label: string;
  detail?: string | undefined;
}

export interface ComboBoxProps extends FieldTexts {
  /** Suggestions for what is typed, best first. A rejected promise counts as none. */
  suggest: (text: string) => Promise<readonly Suggestion[]>;
  defaultValue?: string | undefined;
  /** The name of the hidden field with the picked suggestion's id; empty when the text was typed. */
  idName?: string | undefined;
  defaultId?: string | undefined;
  required?: boolean | undefined;
  maxLength?: number | undefined;
  texts: { none: string };
  /** The plain field's text when react-aria's field replaced it. */
  typed?: string | undefined;
}

/** A plain text field. */
export function NativeComboBox({
  suggest: _suggest,
  texts: _texts,
  typed: _typed,
  idName,
  defaultId,
  ...field
}: ComboBoxProps) {
  return (
    <>
      <NativeTextField autoComplete="off" {...field} />
      {idName ? <input type="hidden" name={idName} defaultValue={defaultId ?? ''} /> : null}
    </>
  );
}
