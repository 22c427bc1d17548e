import { useContext, useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { readNow, focusAgain, type Carried } from './carried';
import { Reached } from './reach';
import { secondLife } from './second-lives';
import { useScripts } from './use-scripts';
import { watchPresses, whenReleased } from './when-released';

/** A component's ids are made from `id`, or else from the name. */
interface Named {
  name?: string;
  id?: string | undefined;
}

interface Lives<Props> {
  /** What the server renders: works in a form without scripts. */
  native: ComponentType<Props>;
  /** Loads react-aria's version; called on hydrated pages only. */
  enhanced: () => Promise<ComponentType<Props>>;
  /** The native control's input as props of the enhanced version; not for components that are no controls. */
  carry?: (control: Carried) => Partial<Props>;
}

/**
 * One component with two lives. A hydrated page keeps the native control until react-aria's is loaded, then swaps them within one task,
 * keeping the input, the focus and the caret. On pages shown later it is react-aria's from the start. Inside a form
 * (`Reach`) both happen only when somebody reaches for the form.
 */
export function twoLives<Props extends object>({ native: Native, enhanced, carry }: Lives<Props>) {
  const life = secondLife(enhanced);
  function TwoLives(props: Props) {
    const isReached = useContext(Reached);
    const isAlive = useScripts();
    const scripts = isAlive && isReached;
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
  /** Preloads the enhanced version if it must not come later than the page's own scripts. */
  TwoLives.load = life.load;
  /** Its props are described there: Storybook reads them from the source. */
  TwoLives.native = Native;
  return TwoLives;
}

type Swap = () => Carried | undefined;
let waiting: Swap[] = [];

/**
 * All controls of a page are swapped together, so no key can be pressed between reading the old one and showing the new one. Nor is one
 * swapped during a press: a click that starts on the old control and ends on the new one would be lost.
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
