import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { StatusBadge } from '@ds/primitives/StatusBadge/StatusBadge';
import type { CommandState } from './command-palette-props';

/** How something found stands, in the palette and on the page of results. */
export const CommandBadge = ({ state: { tone, text, also } }: { state: CommandState }) => (
  <>
    <StatusBadge tone={tone} isFollowed={Boolean(also)}>
      {text}
    </StatusBadge>
    {also ? (
      <>
        <Apart />
        <span className="muted small">{also}</span>
      </>
    ) : null}
  </>
);
