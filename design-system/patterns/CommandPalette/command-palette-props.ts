import type { Tone } from '@ds/primitives/StatusBadge/StatusBadge';

/** How what is found stands: its list's badge, and what the list says beside it. */
export interface CommandState {
  tone: Tone;
  text: string;
  also?: string | undefined;
}

export interface Command {
  /** Where it leads. */
  href: string;
  label: string;
  /** What kind of thing it is, or whose. */
  detail?: string | undefined;
  state?: CommandState | undefined;
  /** It leads to what else there is of the group. */
  isRest?: boolean | undefined;
  /** What it answers to in place of its label: «refund», «money back». It is then read first: as the first result it is not chosen. */
  words?: readonly string[] | undefined;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

export interface CommandSearch {
  /** Called with the text when typing pauses. */
  ask: (text: string) => void;
  /** Called when Enter is pressed while no result is chosen (before the answer has come, or where nothing is found): goes to where the text leads. */
  seek: (text: string) => void;
  /** The text that `found` answers. */
  answered: string;
  found: readonly CommandGroup[];
}

export interface CommandPaletteProps {
  /** Whether it is shown: the frame that opens it remembers it. */
  isOpen: boolean;
  /** Called with `false` when somebody has gone somewhere, or has closed it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The name of the field («Sök skärm, bokning eller kund»). */
  label: string;
  /** What it says while it searches, when nothing is found for a text, and to a screen reader how much is. */
  texts: { none: (text: string) => string; searching: string; found: (count: number) => string };
  /** Takes what was typed while the palette was still loading. */
  begun?: (() => string) | undefined;
  /** Shown before anything is typed, and filtered by what is typed. */
  groups: readonly CommandGroup[];
  /** Further results for the text, best first: records by number or name. */
  search?: CommandSearch | undefined;
}
