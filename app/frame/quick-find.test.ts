import { describe, expect, it } from 'vitest';
import { type Screen } from '~/screen';
import { screens } from '~/screens';
import { areaMenus } from './area-menus';
import { FURTHER_SCREENS } from './quick-find.server';

/** Dashboard screens that depend on an address, a list or a previous step, or are not pages. */
const NOT_ALONE = new Set([
  'discardMessages',
  'handlePaymentIssues',
  'inviteUsers',
  'retryRefunds',
  'explainTrip',
  'makeOffer',
  // They concern what their address names.
  'actForOwner',
  'addAdminNote',
  'addCompanyNote',
]);
const isPage = ({ path, file }: Screen) =>
  path.startsWith('dashboard/') && file.endsWith('.tsx') && !/[:*]/.test(path) && !path.endsWith('/find');

describe('quick-find', () => {
  it('knows every dashboard screen that stands on its own', () => {
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
