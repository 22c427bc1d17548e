import type { Helper } from './helper';
import { listeners } from './listeners';

/**
 * Adds a copy button after a text that people pass on (`data-copy`), if the browser offers a clipboard. Without a value it is the text of the element
 * before: a block of code need not be there twice.
 */
export const copyTexts: Helper = (root) => {
  const { signal, stop } = listeners();
  const added: HTMLElement[] = [];
  // Only secure pages have one.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const addButton = (place: HTMLElement, text: string, onPress: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', onPress, { signal });
    place.append(button, ' ');
    added.push(button);
  };
  for (const place of clipboard ? root.querySelectorAll<HTMLElement>('[data-copy]') : []) {
    const { copy = '', copyLabel = '', copyDone = '', copyShare } = place.dataset;
    const said = document.createElement('span');
    said.role = 'status';
    addButton(place, copyLabel, () => {
      void clipboard?.writeText(copy || (place.previousElementSibling?.textContent ?? '')).then(
        () => (said.textContent = copyDone),
        () => undefined,
      );
    });
    // Mostly telephones have one. Whoever closes it without sending is told nothing.
    if (copyShare && 'share' in navigator)
      addButton(place, copyShare, () => void navigator.share({ url: copy }).catch(() => undefined));
    place.append(said);
    added.push(said);
  }
  return () => {
    stop();
    for (const element of added) element.remove();
  };
};
