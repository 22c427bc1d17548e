import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { readNow, focusAgain, type Carried } from './carried';
import { useScripts } from './scripts';
import { secondLife } from './second-lives';
import { watchPresses, whenReleased } from './when-released';

/** Every id of a component is made from `id`, or else from the name. */
interface Named {
  name?: string;
  id?: string | undefined;
}

interface Lives<Props> {
  /** What the server renders: works in a form without scripts. */
  native: ComponentType<Props>;
  /** Loads react-aria's; called in hydrated pages only. */
  enhanced: () => Promise<ComponentType<Props>>;
  /** What was typed or picked in the native control, as props of the other; nothing for what is no control. */
  carry?: (control: Carried) => Partial<Props>;
}

/**
 * One component with two lives. In a page that was hydrated the native control stays until react-aria's is loaded; then that takes its place
 * within one task, with what was typed, the focus and the caret. On pages shown later it is react-aria's from the start.
 */
export function twoLives<Props extends object>({ native: Native, enhanced, carry }: Lives<Props>) {
  const life = secondLife(enhanced);
  function TwoLives(props: Props) {
    const scripts = useScripts();
    const { id: ownId, name = '' } = props as Named;
    const id = ownId ?? name;
    const [second, setSecond] = useState<{ Enhanced: ComponentType<Props>; carried?: Carried } | undefined>(() => {
      const Enhanced = scripts ? life.now() : undefined;
      return Enhanced && { Enhanced };
    });
    const isNative = second === undefined;
    useEffect(() => {
      if (!scripts || !isNative) return;
      watchPresses();
      let isGone = false;
      void life.load().then((Enhanced) => {
        swapTogether(() => {
          if (isGone) return undefined;
          const carried = readNow(id);
          setSecond({ Enhanced, carried });
          return carried;
        });
      });
      return () => {
        isGone = true;
      };
    }, [scripts, isNative, id]);
    if (!second) return <Native {...props} />;
    return <second.Enhanced {...props} {...(second.carried && carry ? carry(second.carried) : {})} />;
  }
  /** Loads the second life ahead, where it is not to come later than the page's own. */
  TwoLives.load = life.load;
  return TwoLives;
}

type Swap = () => Carried | undefined;
let waiting: Swap[] = [];

/**
 * All controls of a page change in one go, and no key can be pressed between reading the old one and showing the new one. Nor does one change
 * under a finger: pressed on the old and released on the new one, it would have been chosen by nobody.
 */
function swapTogether(swap: Swap): void {
  waiting.push(swap);
  if (waiting.length > 1) return;
  whenReleased(() => {
    const swaps = waiting;
    waiting = [];
    const carried = flushSync(() => swaps.map((now) => now()));
    for (const control of carried) if (control) focusAgain(control);
  });
}
