import { demoPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { textIn } from '../support/texts';
import { TEXT_BROWSERS, USER_AGENTS } from '../support/text-browser';
import { dumpIn } from '../support/text-dump';

/** As wide as a terminal is. */
const COLUMNS = 80;
const WORD_JOINER = '\u2060';

test.use({ javaScriptEnabled: false });

for (const program of TEXT_BROWSERS)
  test.describe(`as ${program}`, () => {
    test.use({ userAgent: USER_AGENTS[program] });

    test(`${program} tells the cells of a long list apart, and reads its name once`, async ({ page }) => {
      await logIn(page, 'sv', demoPerson('admin'));
      await page.goto('/sv/dashboard/admin/booking/list?when=all');
      const written = await dumpIn(program, await page.content(), COLUMNS);
      expect(written.match(/^\W*Bokningar$/gm), 'the menu and the heading').toHaveLength(2);
      if (program === 'lynx')
        expect(written.replace(/\s+/g, ' ')).toMatch(
          /\d{8} \| Avresa: \S+ \d[^|]* \| Resa: [^|]+ \| Bussbolag: [^|]+ \| Kund: [^|]+ \| [^|]+ \| Order: \d{8} \| Pris inkl. moms: /,
        );
      else {
        expect(written).toMatch(/^Bokning +Avresa +Resa +Kund +Status/m);
        expect(written, 'a label on a line of its own, its button apart').toMatch(
          new RegExp(
            `^${textIn('sv', 'menus:find.label')}$\\n\\[ +\\] \\[${textIn('sv', 'menus:find.submit')}\\]$`,
            'm',
          ),
        );
      }
    });

    test(`${program} reads a list before the fields that narrow it, and these first if they are wrong`, async ({
      page,
    }) => {
      await logIn(page, 'sv', demoPerson('admin'));
      const list = '/sv/dashboard/admin/booking/list?when=all';
      const read = async (address: string) => {
        await page.goto(address);
        return dumpIn(program, await page.content(), COLUMNS);
      };
      const label = textIn('sv', 'bookings:list.search');
      const rows = (text: string) => text.search(/^\W*\d{8}\b/m);
      const shown = await read(list);
      expect(rows(shown)).toBeGreaterThan(0);
      expect(shown.indexOf(label)).toBeGreaterThan(rows(shown));
      const link = page.getByRole('link', { name: textIn('sv', 'lists:toFind') });
      const target = (await link.getAttribute('href'))!;
      await expect(page.locator(target).getByLabel(label)).toHaveCount(1);
      await read(`${list}&from=nonsens`);
      await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
      await expect(link).toHaveCount(0);
    });

    test(`${program} gets no character that it cannot measure`, async ({ page }) => {
      await logIn(page, 'sv', demoPerson('company'));
      const address = '/sv/dashboard/company/vehicles/occupancy';
      await page.goto(address);
      expect(await page.content()).not.toContain(WORD_JOINER);
      const other = await page.request.get(address, { headers: { 'user-agent': 'Mozilla/5.0' } });
      expect(await other.text(), 'what others get').toContain(WORD_JOINER);
    });

    test(`${program} has no column for pictures that say nothing`, async ({ page }) => {
      await logIn(page, 'sv', demoPerson('company'));
      await page.goto('/sv/dashboard/company/vehicles/list');
      const headings = page.getByRole('main').getByRole('columnheader');
      await expect(headings.filter({ hasText: textIn('sv', 'fleet:vehicles.busType') })).toHaveCount(1);
      await expect(headings.filter({ hasText: textIn('sv', 'fleet:vehicles.picture') })).toHaveCount(0);
    });

    test(`${program} reads a trip's sections without what sums them up`, async ({ page }) => {
      await logIn(page, 'sv', demoPerson('customer'));
      await page.goto('/sv/booking/list');
      await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
      const travellers = page.getByRole('region', { name: textIn('sv', 'booking:details.travellers') });
      await expect(travellers).toBeVisible();
      expect((await travellers.textContent())?.match(/\d+\s+vux/g), 'how many they are').toHaveLength(1);
    });
  });
