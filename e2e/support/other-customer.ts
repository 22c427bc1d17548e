import type { Browser } from '@playwright/test';
import { Journey } from './journey';
import { register } from './people';
import type { Language } from './texts';

/** Another customer, in a separate browser, takes the first bus of that day. */
export async function bookElsewhere(browser: Browser, language: Language, day: string): Promise<void> {
  const elsewhere = await browser.newContext();
  const other = new Journey(await elsewhere.newPage(), language);
  await register(other.page, language);
  await other.search({ day });
  await other.book();
  await elsewhere.close();
}
