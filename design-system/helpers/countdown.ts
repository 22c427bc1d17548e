import type { Helper } from './helper';
import { listeners } from './listeners';

/** What is left when it is said aloud. */
const SPOKEN_MINUTES = [5, 1];

/** How many of these moments have passed: a page in the background may miss the second itself. */
const passedAt = (milliseconds: number): number =>
  SPOKEN_MINUTES.filter((minutes) => milliseconds <= minutes * 60_000).length;

/** `90 500` ms as `1:31`, rounded up so that it ends at zero. */
function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is left in words that need no second look: whole minutes, and seconds only in the last two, where they count. */
export function leftText(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes > 2 ? `${minutes} min` : clockText(milliseconds);
}

/** Asks for the page again; what was typed into the form that it keeps is sent along, with a choice whose answer leads back to the page. */
function askAgain({ countdownKeeps = '', countdownChoice = '' }: DOMStringMap): void {
  const form = document.getElementById(countdownKeeps);
  if (!(form instanceof HTMLFormElement)) return location.reload();
  const choice = document.createElement('input');
  choice.type = 'hidden';
  choice.name = countdownChoice;
  form.append(choice);
  form.submit();
}

/** Counts down `[data-countdown]` (milliseconds left when the page was made) by elapsed time, whatever the clock says. */
export const startCountdowns: Helper = (root) => {
  // What helps only when time runs out keeps its place until then, so that nothing moves when it comes.
  const showLate = (isLate: boolean) => {
    for (const late of root.querySelectorAll<HTMLElement>('[data-countdown-late]'))
      late.style.visibility = isLate ? '' : 'hidden';
  };
  const { signal, stop } = listeners();
  // A link beside the time presses the button that it leads to.
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-countdown-late]');
      const button = link && root.getElementById(link.hash.slice(1));
      if (!button) return;
      event.preventDefault();
      button.click();
    },
    { signal },
  );
  const said: HTMLElement[] = [];
  const timers = [...root.querySelectorAll<HTMLElement>('[data-countdown]')].map((element) => {
    const {
      countdown,
      countdownRunning = '{time}',
      countdownEnded = '',
      countdownReload,
      countdownOffer = '',
    } = element.dataset;
    const end = performance.now() + Number(countdown);
    const status = document.createElement('span');
    status.role = 'status';
    status.className = 'visually-hidden';
    element.after(status);
    said.push(status);
    // Whoever opens the page late reads it there.
    let passed = passedAt(Number(countdown));
    const tick = () => {
      const left = end - performance.now();
      if (left <= 0) {
        clearInterval(timer);
        showLate(false);
        element.setAttribute('aria-live', 'assertive');
        element.textContent = countdownEnded;
        // After two seconds, so that the announcement is heard and the server's clock is certainly past the time.
        if (countdownReload !== undefined) setTimeout(() => askAgain(element.dataset), 2_000);
        return;
      }
      const isLate = left <= SPOKEN_MINUTES[0]! * 60_000;
      element.toggleAttribute('data-soon', isLate);
      showLate(isLate);
      element.textContent = countdownRunning.replace('{time}', leftText(left));
      if (passedAt(left) === passed) return;
      passed = passedAt(left);
      status.textContent = `${element.textContent}. ${countdownOffer}`;
    };
    const timer = setInterval(tick, 1_000);
    tick();
    return timer;
  });
  return () => {
    stop();
    timers.forEach((timer) => clearInterval(timer));
    for (const status of said) status.remove();
  };
};
