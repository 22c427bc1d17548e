import { countScript, followLink } from '../../bench/browser';
import { expect, test } from '../support/test';
import { demoPerson, logInOnPage } from '../support/people';

const kB = 1_024;
/** Limits of what a first page loads, and the first form opened from it (bench/README.md). */
const MOST = { first: 240 * kB, form: 40 * kB };

const FIRST_PAGES = [
  { who: 'admin', first: 'admin/customers/list', form: 'admin/customers/create' },
  { who: 'company', first: 'company/vehicles/list' },
  { who: 'traffic', first: 'traffic' },
] as const;

for (const { who, first, ...more } of FIRST_PAGES)
  test(`script of ${first}${'form' in more ? ' and of the first form opened from it' : ''}`, async ({
    page,
    context,
  }) => {
    await logInOnPage(page, 'sv', demoPerson(who));
    // Nothing lies under the pointer, and what the page after the login has loaded is loaded again.
    await page.mouse.move(1, 1);
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.goto('about:blank');
    const soFar = countScript(page);
    await page.goto(`/sv/dashboard/${first}`);
    const loaded = await soFar();
    expect(loaded).toBeLessThanOrEqual(MOST.first);
    // A page that does not hydrate would be small as well.
    expect(loaded).toBeGreaterThan(100 * kB);
    if (!('form' in more)) return;
    await followLink(page, `/sv/dashboard/${more.form}`);
    const form = (await soFar()) - loaded;
    expect(form).toBeLessThanOrEqual(MOST.form);
    expect(form).toBeGreaterThan(10 * kB);
  });
