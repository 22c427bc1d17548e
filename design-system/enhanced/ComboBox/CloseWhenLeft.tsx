import { useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** A list that was about to open when its field was left opens behind it, hides the page from screen readers, and stays: it is closed. */
export function CloseWhenLeft() {
  const state = useContext(ComboBoxStateContext);
  // At every turn: the state is another object at each, and closed it is asked no more.
  useEffect(() => {
    if (state?.isOpen && !state.isFocused) state.close();
  });
  return null;
}
