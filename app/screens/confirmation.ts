import * as z from 'zod/mini';
import { line, reason } from '#fields/schemas';
import type { FormValues } from '~/forms/fields';

/** What a confirmation may ask for. */
const asked = { reference: line(200), reason };
type Asked = keyof typeof asked;

export interface AskedField {
  name: Asked;
  label: string;
  hint: string;
}

/**
 * The last look before something is done, as its page's loader answers it, in the reader's words: the page shows it, and the dialog that
 * opens in place where React runs.
 */
export interface Confirmation {
  title: string;
  /** Above the title. */
  over?: string | undefined;
  /** A paragraph each. */
  text: readonly string[];
  facts?: readonly { label: string; value: string }[];
  fields?: readonly AskedField[];
  /** What had been typed into them when the login ended. */
  typed?: FormValues;
  /** What the button says that does it. */
  submit: string;
  /** Not something to be afraid of. */
  isHarmless?: boolean;
  /** What the link says that leaves everything as it is, and where it leads: a path without its language. */
  keep: string;
  back: string;
  /** The link on top of the page, where it has one. */
  backLabel?: string | undefined;
  /** Why it cannot be done, and where else to go. */
  refusal?: string | undefined;
  /** It has been decided already, and the page says how: nothing is asked any more. */
  isDone?: boolean;
  instead?: { to: string; label: string } | undefined;
}

/** What the form of a confirmation must say: nothing, or what it asks for. */
export const confirmationSchema = <const Names extends Asked = never>(names: readonly Names[] = []) =>
  z.object(Object.fromEntries(names.map((name) => [name, asked[name]])) as Pick<typeof asked, Names>);
