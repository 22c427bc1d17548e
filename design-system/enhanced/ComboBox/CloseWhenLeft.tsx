import { useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Closes a list that opens after its field was left: it would stay open and hide the page from screen readers. */
export function CloseWhenLeft() {
  const state = useContext(ComboBoxStateContext);
  // Runs after every render, because the state object is a new one each time.
  useEffect(() => {
    if (state?.isOpen && !state.isFocused) state.close();
  });
  return null;
}
