import { must } from '@bff/domain/shared/errors';
import { screenAt } from '@bff/edge/find-screen';
import { lookPath } from './look';

/** The address of a list, in the request's language. Refuses lists of another area than the request's: what is saved in one area is shown only there. */
export function ownList(request: Request, list: string): string {
  const { pathname } = new URL(request.url);
  const [locale] = /^\/(sv|en)/.exec(pathname) ?? [];
  const screen = screenAt(`${locale}${list}`);
  must(screen && screen.area !== 'dashboard', 'input.invalid');
  must(`${locale}${lookPath(list)}` === pathname.replace(/\.data$/, ''), 'input.invalid');
  return `${locale}${list}`;
}
