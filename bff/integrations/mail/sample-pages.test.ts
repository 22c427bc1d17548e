import { describe, expect, it } from 'vitest';
import { sampleMailOverview } from '@bff/domain/notifications';
import { mailSchemas } from '@bff/domain/notifications/mail-data';
import { testSetting } from '@bff/domain/notifications/testing/test-setting';
import { parseEnv } from '@bff/platform/env';
import { createSamplePages } from './index';
import { SAMPLES_PATH } from './mailbox-html';
import { samplePages } from './sample-pages';

const samples = sampleMailOverview(testSetting);
const pages = samplePages(() => Promise.resolve(samples), { brand: 'Testbuss' });
const kinds = Object.keys(mailSchemas);
const each = kinds.flatMap((kind) => (['sv', 'en'] as const).map((language) => [kind, language] as const));
const textOf = async (path: string) => (await pages.request(path)).text();

describe('the pages with every mail', () => {
  it('list every mail that the product sends, in both languages', async () => {
    expect(samples.map(({ kind }) => kind)).toEqual([...kinds].sort());
    const list = await textOf(SAMPLES_PATH);
    expect(list).toContain('<html lang="sv">');
    for (const { kind } of samples) expect(list).toContain(`href="${SAMPLES_PATH}/${kind}"`);
  });

  it.each(kinds)('show %s in both languages side by side, as a page and as text', async (kind) => {
    const page = await pages.request(`${SAMPLES_PATH}/${kind}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const pairs = (await page.text()).split('<div class="pair">').slice(1);
    expect(pairs).toHaveLength(2);
    for (const language of ['sv', 'en']) {
      expect(pairs[0]).toContain(`src="${SAMPLES_PATH}/${kind}/${language}/html"`);
      expect(pairs[1]).toContain(`<pre lang="${language}">`);
    }
    expect(pairs[1]?.match(/support@demo\.invalid/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it.each(each)('show %s in %s with its logo, for which nothing is fetched', async (kind, language) => {
    const inside = await pages.request(`${SAMPLES_PATH}/${kind}/${language}/html`);
    expect(inside.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(inside.headers.get('content-security-policy')).toContain('img-src data:');
    const shown = await inside.text();
    expect(shown).toContain(`<html lang="${language}">`);
    expect(shown).toMatch(/<img src="data:image\/png;base64,/);
    expect(shown).not.toContain('cid:');
  });

  it.each(['none', 'passwordReset/de/html', 'constructor/sv/html'])('answer 404 to %s', async (path) => {
    expect((await pages.request(`${SAMPLES_PATH}/${path}`)).status).toBe(404);
  });

  it('exist only in demo mode', () => {
    const secret = { APP_SECRET: 'x'.repeat(32) };
    const all = () => Promise.resolve(samples);
    expect(createSamplePages(parseEnv(secret), all)).toBeUndefined();
    expect(createSamplePages(parseEnv({ ...secret, DEMO: '1' }), all)).toBeDefined();
  });
});
