export interface SignatureFieldProps {
  name: string;
  label: string;
  /** Default: the name. */
  id?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  defaultValue?: string | undefined;
  /** The pad's size, in units of its strokes. */
  width: number;
  height: number;
  /** The maximum length of the strokes' text; anything drawn beyond it is left out. */
  most: number;
  texts: { empty: string; drawn: string; clear: string };
}
