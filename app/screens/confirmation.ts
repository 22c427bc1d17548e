import * as z from 'zod/mini';
import { line, reason, revision } from '#fields/schemas';
import { JOURNEY_OUTCOMES } from '@states/journey-states';
import type { FormValues } from '~/forms/fields';

/** What a confirmation may ask for. */
const asked = {
  reference: line(200),
  reason,
  /** How a trip went that nobody reported, and according to whom. */
  outcome: z.enum(JOURNEY_OUTCOMES, 'forms.choose'),
  source: line(200),
  /** Of what the page showed, where two may write the same. */
  revision,
  /** Whether a cancellation costs what the customer's terms say, or nothing. */
  fee: z.enum(['terms', 'none'], 'forms.choose'),
  /** The fee that the page showed, in öre: nobody pays more than was shown. */
  agreedFee: z.coerce.number().check(z.int(), z.gte(0)),
};
type Asked = keyof typeof asked;

export interface AskedField {
  name: Exclude<Asked, 'agreedFee' | 'revision'>;
  label: string;
  hint?: string;
  /** What it holds at first. */
  value?: string | undefined;
  /** One of these is chosen. */
  options?: readonly { value: string; label: string; hint: string }[];
}

/**
 * The question before something is done, in the user's language, as its page's loader returns it: for the page, and for the dialog that
 * opens in place where React runs.
 */
export interface Confirmation {
  title: string;
  /** Above the title. */
  over?: string | undefined;
  /** One paragraph each. */
  text: readonly string[];
  facts?: readonly { label: string; value: string }[];
  fields?: readonly AskedField[];
  /** Of what is recorded already, which the text tells: the second of two who write it is told. Not for a question in place, which is read once. */
  revision?: string;
  /** Sent along unseen. */
  sends?: Readonly<Partial<Record<Asked, string>>> | undefined;
  /** What had been typed into the fields when the login ended. */
  typed?: FormValues;
  /** The text of the button that does it. */
  submit: string;
  /** Nothing destructive. */
  isHarmless?: boolean;
  /** The link that leaves everything as it is: its text, while there is something to leave, and its path without language. */
  keep: string;
  back: string;
  /** The link at the top of the page, if any. */
  backLabel?: string | undefined;
  /** Why it cannot be done, and where else to go. */
  refusal?: string | undefined;
  /** It has already been decided, and the page says how: nothing is asked. */
  isDone?: boolean;
  instead?: { to: string; label: string } | undefined;
}

/** The schema of a confirmation's form: the fields that it asks for, if any. */
export const confirmationSchema = <const Names extends Asked = never>(names: readonly Names[] = []) =>
  z.object(Object.fromEntries(names.map((name) => [name, asked[name]])) as Pick<typeof asked, Names>);
