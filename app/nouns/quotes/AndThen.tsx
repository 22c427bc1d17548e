import { NextLine } from '@ds/support/NextLine';
import { Apart } from '@ds/primitives/StatusBadge/Apart';
import { usePath } from '~/http/paths';

interface AndThenProps {
  said: string;
  /** In a list, below the answer. */
  stacked?: boolean;
  /** Where it is shown: a path without its language. */
  at?: string | undefined;
}

/** With a company's answer, which stays as it was: what came of it (docs/decisions/1362, 1367). */
export function AndThen({ said, stacked = false, at }: AndThenProps) {
  const path = usePath();
  return (
    <>
      {stacked ? <NextLine /> : <Apart />}
      {at === undefined ? (
        <span className={stacked ? 'small' : undefined}>{said}</span>
      ) : (
        <a className="small nowrap" href={path(at)}>
          {said}
        </a>
      )}
    </>
  );
}
