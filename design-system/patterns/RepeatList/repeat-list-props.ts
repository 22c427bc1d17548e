import type { ReactNode } from 'react';

export interface RepeatItem {
  /** Part of the ids of this part's fields: the index, or the template's placeholder. */
  key: string;
  index: number;
  /** It is the first or the last one. */
  isEnd: boolean;
  /** The part's name («Från», «Stopp 1», «Till»), kept up to date by the script: use it as the field's label. */
  label: ReactNode;
}

export interface RepeatListProps {
  count: number;
  min: number;
  max: number;
  /** Renders the fields of one part; they are empty for the template (`index` −1). Names repeat in order: `stop`, `stop`, `stop`. */
  renderItem: (item: RepeatItem) => ReactNode;
  /** Without scripts the buttons submit the form with this name and `add`, `remove:1`, `up:1` or `down:1` (1 is the index). */
  intentName: string;
  /** Where a new part goes. */
  insert?: 'end' | 'before-last' | undefined;
  reorder?: boolean | undefined;
  texts: {
    /** Names of the parts; {n} is a middle part's number. */
    first: string;
    middle: string;
    last: string;
    add: string;
    remove: string;
    up: string;
    down: string;
    /** With two parts: one button that swaps them, instead of up and down. */
    swap?: string | undefined;
    /** On a hydrated page: the grip by which a part is dragged. */
    drag?: string | undefined;
    /** Announced after a change; {name} is what the moved part is called now. */
    added: string;
    removed: string;
    moved: string;
    swapped?: string | undefined;
  };
  /** Beside the add button. */
  children?: ReactNode;
}
