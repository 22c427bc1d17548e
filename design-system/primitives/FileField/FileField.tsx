import { useEffect, useState } from 'react';
import { Stack } from '@ds/primitives/Stack/Stack';
import { ScriptsRoom } from '@ds/support/scripts-room';
import { useScripts } from '@ds/support/use-scripts';
import { useLoaded } from '@ds/support/once-loaded';
import { secondLife } from '@ds/support/second-lives';
import place from '@ds/enhanced/FileField/DropPlace.module.css';
import { NativeFileField, type NativeFileFieldProps } from './NativeFileField';

const life = secondLife(() => import('@ds/enhanced/FileField/DropPlace').then(({ DropPlace }) => DropPlace));

export interface FileFieldProps extends Omit<NativeFileFieldProps, 'shown'> {
  /** The browser has these in its own language; a hydrated page shows ours. */
  texts: { choose: string; none: string; drop: string };
}

/**
 * A file to upload. A hydrated page keeps the browser's field, since the chosen file cannot be moved to another one, and lays our texts
 * over it; below, in space reserved from the start, comes a place to drop or paste the file.
 */
export function FileField({ texts: { choose, none, drop }, onChange, ...props }: FileFieldProps) {
  const isAlive = useScripts();
  const DropPlace = useLoaded(life, isAlive);
  const [chosen, setChosen] = useState<string>();
  const id = props.id ?? props.name;
  useEffect(() => {
    // It may have been chosen before hydration.
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
      <ScriptsRoom>
        {isAlive && DropPlace && !props.disabled ? (
          <DropPlace inputId={id} text={drop} />
        ) : (
          // Not as content: text browsers would show it to those who cannot drop anything.
          <div className={place.place} data-text={drop} aria-hidden="true" />
        )}
      </ScriptsRoom>
    </Stack>
  );
}
