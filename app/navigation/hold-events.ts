/**
 * The events on which React 18 hydrates at once (its `isDiscreteEventThatRequiresHydration`). While RemixBrowser waits for the router's
 * data, that ends with error 345, and the page stays dead.
 */
const HYDRATING = [
  ...['auxclick', 'change', 'click', 'compositionend', 'compositionstart', 'contextmenu', 'copy', 'cut', 'dblclick'],
  ...['dragend', 'dragstart', 'drop', 'input', 'keydown', 'keypress', 'keyup', 'mousedown', 'mouseup', 'paste'],
  ...[
    'pointercancel',
    'pointerdown',
    'pointerup',
    'reset',
    'submit',
    'textInput',
    'touchcancel',
    'touchend',
    'touchstart',
  ],
];

/**
 * Keeps these events from React, which listens on the document, until the returned function is called: until then they do what they do
 * without scripts. Links, forms and fields work as ever. `onHeld` gets each.
 */
export function holdEvents(onHeld: (event: Event) => void): () => void {
  const hold = (event: Event) => {
    event.stopPropagation();
    onHeld(event);
  };
  for (const name of HYDRATING) window.addEventListener(name, hold, true);
  return () => {
    for (const name of HYDRATING) window.removeEventListener(name, hold, true);
  };
}
