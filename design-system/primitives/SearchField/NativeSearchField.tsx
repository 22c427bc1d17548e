import { NativeTextField, type TextFieldProps } from '@ds/primitives/TextField/NativeTextField';

export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** The name of the button that clears it. */
  clearLabel: string;
}

/** The browser's own. */
export function NativeSearchField({ clearLabel: _, ...field }: SearchFieldProps) {
  return <NativeTextField {...field} type="search" />;
}
