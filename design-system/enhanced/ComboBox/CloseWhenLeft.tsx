import { useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** A list that was about to open when its field was left opens behind it, hides the page from screen readers, and stays: it is closed. */
export function CloseWhenLeft() {
  const state = useContext(ComboBoxStateContext);
  const isLeft = state !== null && state.isOpen && !state.isFocused;
  useEffect(() => {
    if (isLeft) state.close();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the state is another object at every turn
  }, [isLeft]);
  return null;
}
