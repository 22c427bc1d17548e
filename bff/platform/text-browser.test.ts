import { expect, it } from 'vitest';
import { textBrowserOf } from './text-browser';

it.each([
  ['Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1', 'lynx'],
  ['w3m/0.5.3+git20230121', 'w3m'],
  ['Mozilla/5.0 (X11; Linux x86_64) Lynx/1 w3m/2', undefined],
  [null, undefined],
])('%s is %s', (name, browser) => expect(textBrowserOf(name)).toBe(browser));
