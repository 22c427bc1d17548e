import type { Helper } from './helper';
import { listeners } from './listeners';

const LIST = 'quarter-hours';

/**
 * Suggests the quarter hours in a time field (`data-quarter-hours`) once it is reached; any other minute can be typed. The page comes
 * without them: lynx complains about options that are not in a menu.
 */
export const suggestQuarterHours: Helper = (root) => {
  const { signal, stop } = listeners();
  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.hasAttribute('data-quarter-hours')) return;
      if (!root.getElementById(LIST)) root.body.append(quarterHours());
      target.setAttribute('list', LIST);
    },
    { signal },
  );
  return () => {
    stop();
    root.getElementById(LIST)?.remove();
  };
};

function quarterHours(): HTMLElement {
  const list = document.createElement('datalist');
  list.id = LIST;
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    const option = document.createElement('option');
    option.value = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
    list.append(option);
  }
  return list;
}
