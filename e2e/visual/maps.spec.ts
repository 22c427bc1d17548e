import { shiftedDay } from '@bff/domain/shared/time';
import { expect, test } from '../support/test';
import { wednesdayFromNow } from '../support/departure';
import { searchAddress } from '../support/journey';

test('the land around a trip abroad has no seam where one sheet of the map ends and the next begins', async ({
  page,
}) => {
  const day = wednesdayFromNow(6, 0);
  const address = new URL(searchAddress('sv', { day, from: 'Malmö', to: 'Berlin', adults: 40 }), 'http://bussplats');
  // Too far for a day.
  address.searchParams.set('tripType', 'round-trip');
  address.searchParams.set('return', `${shiftedDay(day, 3)}T18:00`);
  await page.goto(address.pathname + address.search);
  const map = page.getByRole('img', { name: /Malmö.*Berlin/ });
  // Inland from Berlin towards the north, in steps that no line is too thin for.
  const holes = await map.evaluate((drawing) => {
    const land = drawing.querySelector('path')!;
    const berlin = [...drawing.querySelectorAll('circle')].at(-1)!;
    const [x, y] = [berlin.cx.baseVal.value, berlin.cy.baseVal.value];
    const inland = Array.from({ length: 160 }, (_, step) => y - step / 4);
    return inland.filter((at) => !land.isPointInFill(new DOMPoint(x, at)));
  });
  expect(holes).toEqual([]);
});
