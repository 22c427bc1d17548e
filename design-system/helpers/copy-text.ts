import type { Helper } from './helper';
import { listeners } from './listeners';

/** Adds a copy button after a text that people pass on (`data-copy`), if the browser offers a clipboard. */
export const copyTexts: Helper = (root) => {
  const { signal, stop } = listeners();
  const added: HTMLElement[] = [];
  // Only secure pages have one.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  for (const place of clipboard ? root.querySelectorAll<HTMLElement>('[data-copy]') : []) {
    const { copy = '', copyLabel = '', copyDone = '' } = place.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = copyLabel;
    const said = document.createElement('span');
    said.role = 'status';
    place.append(button, ' ', said);
    added.push(button, said);
    button.addEventListener(
      'click',
      () =>
        void clipboard?.writeText(copy).then(
          () => (said.textContent = copyDone),
          () => undefined,
        ),
      { signal },
    );
  }
  return () => {
    stop();
    for (const element of added) element.remove();
  };
};
