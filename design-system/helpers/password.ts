import type { Helper } from './helper';
import { listeners } from './listeners';

const tests: Record<string, (password: string, parameter: number) => boolean> = {
  length: (password, least) => [...password].length >= least,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
};

/** Whether a password meets a rule like `length:8` or `digit`; the server judges, this only shows. */
export function meetsRule(password: string, rule: string): boolean {
  const [name = '', parameter] = rule.split(':');
  return tests[name]?.(password.normalize('NFKC'), Number(parameter)) ?? false;
}

/** Ticks the rules below a password while it is typed, and shows the password on demand. */
export const tickPasswordRules: Helper = (root) => {
  const { signal, stop } = listeners();
  for (const list of root.querySelectorAll<HTMLElement>('[data-password-rules]')) {
    const input = root.getElementById(list.dataset['passwordRules'] ?? '') as HTMLInputElement | null;
    input?.addEventListener(
      'input',
      () => {
        for (const item of list.querySelectorAll<HTMLElement>('[data-rule]'))
          item.toggleAttribute('data-met', meetsRule(input.value, item.dataset['rule'] ?? ''));
      },
      { signal },
    );
  }
  const buttons: HTMLElement[] = [];
  for (const place of root.querySelectorAll<HTMLElement>('[data-reveal]')) {
    const input = root.getElementById(place.dataset['reveal'] ?? '') as HTMLInputElement | null;
    const { revealShow = '', revealHide = revealShow } = place.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = revealShow;
    place.append(button);
    buttons.push(button);
    button.addEventListener(
      'click',
      () => {
        if (!input) return;
        const shown = input.type === 'text';
        input.type = shown ? 'password' : 'text';
        button.textContent = shown ? revealShow : revealHide;
      },
      { signal },
    );
    // A password is sent as one, so that the browser offers to keep it.
    input?.form?.addEventListener('submit', () => (input.type = 'password'), { signal });
  }
  return () => {
    stop();
    for (const button of buttons) button.remove();
  };
};
