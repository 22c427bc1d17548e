import { onceLoaded } from '@ds/support/once-loaded';
import type { CommandPaletteProps } from './command-palette-props';

export type { Command, CommandGroup, CommandState } from './command-palette-props';

const Loaded = onceLoaded<CommandPaletteProps>(
  () => import('@ds/enhanced/CommandPalette/EnhancedCommandPalette').then((chunk) => chunk.EnhancedCommandPalette),
  ({ isOpen }) => isOpen,
);

/** Jumps to any screen or record after a few letters. The frame provides the keys and the visible button that open it. */
export const CommandPalette = (props: CommandPaletteProps) => <Loaded {...props} />;
