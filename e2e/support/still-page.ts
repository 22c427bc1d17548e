import type { Page } from '@playwright/test';

/**
 * Puts fixed text where a page depends on the day or the day's demo data: numbers, months, which bus. What remains is how the page looks.
 */
export async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const setAll = (selector: string, text: string) =>
      main.querySelectorAll(selector).forEach((element) => (element.textContent = text));
    const keep = (parent: string, child: string, count: number) =>
      main
        .querySelectorAll(parent)
        .forEach((element) =>
          [...element.querySelectorAll(`:scope > ${child}`)].slice(count).forEach((extra) => extra.remove()),
        );

    [...main.querySelectorAll('article')].slice(3).forEach((offer) => offer.remove());
    const plain = main.querySelector('article ul > li:last-child')?.className ?? '';
    main.querySelectorAll('article ul > li').forEach((tag) => (tag.className = plain));
    keep('article ul', 'li', 3);
    setAll('article h3', 'Buss med 00 platser');
    setAll('article ul > li', 'Utrustning');
    setAll('article h3 + div > span', 'Uppgift om bussen');
    // In the price box and the tables: which bus, whose, under which terms.
    keep('aside ul', 'li', 2);
    setAll('aside ul > li', 'En buss och dess villkor');
    setAll('dd, main td', 'Uppgift');

    const months =
      /\b(januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|January|February|March|April|May|June|July|August|October|November|December|jan|feb|mar|apr|jun|jul|aug|sep|sept|okt|oct|nov|dec)\b\.?/g;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('select, script'))
        node.textContent = (node.textContent ?? '').replace(months, 'mars').replace(/\d+/g, '00');
    for (const input of main.querySelectorAll<HTMLInputElement>('input'))
      if (/^\d{4}-\d\d-\d\d$/.test(input.value)) input.value = '2027-03-10';
  });
  await page.evaluate(() => document.fonts.ready);
}
