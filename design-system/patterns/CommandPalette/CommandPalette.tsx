import { onceLoaded } from '@ds/support/once-loaded';

export interface Command {
  /** Where it leads. */
  href: string;
  label: string;
  /** What sort of thing it is, or who it belongs to. */
  detail?: string | undefined;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

export interface CommandSearch {
  /** Asks for what is typed, when typing pauses. */
  ask: (text: string) => void;
  /** The text that `found` is the answer to. */
  answered: string;
  found: readonly CommandGroup[];
}

export interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The name of the field («Sök skärm, bokning eller kund»). */
  label: string;
  texts: { none: string; searching: string };
  /** What is there before anything is typed; also filtered by what is typed. */
  groups: readonly CommandGroup[];
  /** More for what is typed, best first: records by number or name. */
  search?: CommandSearch | undefined;
}

/** Jumps to any screen or record by a few letters. The keys that open it and the visible button are the frame's. */
export const CommandPalette = onceLoaded<CommandPaletteProps>(
  () => import('@ds/enhanced/CommandPalette/EnhancedCommandPalette').then((chunk) => chunk.EnhancedCommandPalette),
  ({ isOpen }) => isOpen,
);
