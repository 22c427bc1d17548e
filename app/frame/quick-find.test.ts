import { describe, expect, it } from 'vitest';
import { type Screen } from '~/screen';
import { screens } from '~/screens';
import { areaMenus } from './area-menus';
import { FURTHER_SCREENS } from './quick-find.server';

/** Screens of dashboards that are about what an address, a list or a step before says first, or are no page. */
const NOT_ALONE = new Set([
  'discardMessages',
  'handlePaymentIssues',
  'inviteUsers',
  'retryRefunds',
  'explainTrip',
  'makeOffer',
  // About what their address names.
  'addAdminNote',
  'addCompanyNote',
]);
const isPage = ({ path, file }: Screen) =>
  path.startsWith('dashboard/') && file.endsWith('.tsx') && !/[:*]/.test(path) && !path.endsWith('/find');

describe('quick-find', () => {
  it('knows every screen of the dashboards that one can go to by itself', () => {
    const inMenus = new Set<string>(
      Object.values(areaMenus).flatMap((groups) => groups.flatMap(({ lines }) => lines.map(([path]) => path.slice(1)))),
    );
    const further: readonly string[] = FURTHER_SCREENS;
    const unknown = Object.entries<Screen>(screens)
      .filter(([name, screen]) => isPage(screen) && !NOT_ALONE.has(name))
      .filter(([name, { path }]) => !inMenus.has(path) && !further.includes(name))
      .map(([name]) => name);
    expect(unknown).toEqual([]);
  });
});
