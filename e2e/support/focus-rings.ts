import type { Page } from '@playwright/test';

/** A drop zone shows the ring of the button that react-aria hides in it. */
const SHOWN_ELSEWHERE = '[data-drop-place] button';
const FOCUSABLE = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';

/**
 * What can be focused `within` a part of the current page but shows only a part of its ring, because something around it cuts off what is
 * outside it. Below and to the end of what scrolls, the ring comes into view by scrolling.
 */
export function cutRings(page: Page, within = 'main'): Promise<string[]> {
  return page.evaluate((selector) => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      element.focus({ preventScroll: true });
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      if (document.activeElement !== element || outlineStyle === 'none') continue;
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = around.getBoundingClientRect();
        const isWide = around.scrollWidth > around.clientWidth;
        const isTall = around.scrollHeight > around.clientHeight;
        const isCut =
          (around.scrollLeft === 0 && left - reach < frame.left - 0.5) ||
          (around.scrollTop === 0 && top - reach < frame.top - 0.5) ||
          (!isWide && right + reach > frame.right + 0.5) ||
          (!isTall && bottom + reach > frame.bottom + 0.5);
        if (!isCut) continue;
        cut.push(element.outerHTML.slice(0, 160));
        break;
      }
    }
    (document.activeElement as HTMLElement | null)?.blur();
    return cut;
  }, `${within} :is(${FOCUSABLE}):not([tabindex="-1"], ${SHOWN_ELSEWHERE})`);
}
