import { useEffect, useState } from 'react';
import { Stack } from '@ds/primitives/Stack/Stack';
import { useScripts } from '@ds/support/use-scripts';
import { useLoaded } from '@ds/support/once-loaded';
import { secondLife } from '@ds/support/second-lives';
import place from '@ds/enhanced/FileField/DropPlace.module.css';
import { NativeFileField, type NativeFileFieldProps } from './NativeFileField';

const life = secondLife(() => import('@ds/enhanced/FileField/DropPlace').then(({ DropPlace }) => DropPlace));

export interface FileFieldProps extends Omit<NativeFileFieldProps, 'shown'> {
  /** The browser says these in its own language; a page that lives says them in ours. */
  texts: { choose: string; none: string; drop: string };
}

/**
 * A file of one's own. The browser's field stays in a page that lives too (what was chosen cannot be carried over to another), under our words;
 * below it comes a place to drop the file, and to paste it, whose room is kept from the beginning.
 */
export function FileField({ texts: { choose, none, drop }, onChange, ...props }: FileFieldProps) {
  const isAlive = useScripts();
  const DropPlace = useLoaded(life, isAlive);
  const [chosen, setChosen] = useState<string>();
  const id = props.id ?? props.name;
  useEffect(() => {
    // It may have been chosen before the page lived.
    const input = document.getElementById(id);
    if (isAlive && input instanceof HTMLInputElement) setChosen(input.files?.[0]?.name);
  }, [isAlive, id]);
  return (
    <Stack gap="s">
      <NativeFileField
        {...props}
        shown={isAlive ? { choose, chosen: chosen ?? none } : undefined}
        onChange={(event) => {
          setChosen(event.currentTarget.files?.[0]?.name);
          onChange?.(event);
        }}
      />
      <div className="needs-scripts">
        {isAlive && DropPlace && !props.disabled ? (
          <DropPlace inputId={id} text={drop} />
        ) : (
          <div className={place.place} aria-hidden="true">
            {drop}
          </div>
        )}
      </div>
    </Stack>
  );
}
