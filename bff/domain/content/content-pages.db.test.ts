// Traces: S8-305, S8-306
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCustomer, createUser } from '@db/factories';
import { ContentPage, ContentPageText } from '@db/models';
import { execute, parseJson, select } from '@db/query';
import { useTestDatabase } from '@db/testing/test-database';
import { type UserActor, visitor } from '../shared/actor';
import {
  changeContentPage,
  type ContentTexts,
  createContentPage,
  footerPages,
  readContentPage,
  removeContentPage,
  seeContentPage,
  seeContentPages,
  seeContentRevision,
} from '.';

useTestDatabase();

const texts = (title: string): ContentTexts => ({
  sv: { title: `${title} sv`, markdown: `Om **${title}**` },
  en: { title: `${title} en`, markdown: `About **${title}**` },
});

let admin: UserActor;
let count = 0;
const newSlug = () => `page-${++count}`;
const make = async (fields: { published?: boolean; inFooter?: boolean } = {}) => {
  const slug = newSlug();
  await createContentPage(admin, { slug, texts: texts('A'), published: true, inFooter: false, ...fields });
  return slug;
};
const events = (slug: string) =>
  select<{ from: string | null; to: string }>(
    `SELECT from_state AS \`from\`, to_state AS \`to\` FROM event_log WHERE entity = 'contentPage' AND entity_key = :slug ORDER BY id`,
    { slug },
  );

beforeAll(async () => {
  admin = await createUser({ roles: ['SYSTEM_ADMIN'] });
});
beforeEach(async () => {
  await execute('UPDATE content_pages SET in_footer = FALSE');
  footerPages.forget();
});

describe('a content page', () => {
  it('is created, and read in both languages', async () => {
    const slug = await make();
    expect(await readContentPage(slug, 'sv')).toMatchObject({ title: 'A sv', html: '<p>Om <strong>A</strong></p>\n' });
    expect(await readContentPage(slug, 'en')).toMatchObject({ title: 'A en' });
    expect(await events(slug)).toEqual([{ from: null, to: 'published' }]);
  });

  it('is not found while it is a draft', async () => {
    const slug = await make({ published: false });
    await expect(readContentPage(slug, 'sv')).rejects.toMatchObject({ key: 'page.notFound' });
    await changeContentPage(admin, slug, { texts: texts('A'), published: true, inFooter: false, version: 1 });
    expect((await readContentPage(slug, 'sv')).title).toBe('A sv');
    await changeContentPage(admin, slug, { texts: texts('A'), published: false, inFooter: false, version: 2 });
    await expect(readContentPage(slug, 'sv')).rejects.toMatchObject({ key: 'page.notFound' });
    expect((await events(slug)).map(({ to }) => to)).toEqual(['draft', 'published', 'draft']);
  });

  it('has a unique address, as the database also enforces', async () => {
    const slug = await make();
    const again = createContentPage(admin, { slug, texts: texts('B'), published: true, inFooter: false });
    await expect(again).rejects.toMatchObject({ key: 'page.slugTaken', field: 'slug' });
    expect((await readContentPage(slug, 'sv')).title).toBe('A sv');
    const both = newSlug();
    const outcomes = await Promise.allSettled(
      ['B', 'C', 'D'].map((title) =>
        createContentPage(admin, { slug: both, texts: texts(title), published: true, inFooter: false }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each(['', 'A', 'å', 'a b', '-a', 'a-', 'a--b', 'a/b', '../a', 'a.html', 'a'.repeat(61)])(
    'has no address like «%s»',
    async (slug) => {
      const made = createContentPage(admin, { slug, texts: texts('A'), published: true, inFooter: false });
      await expect(made).rejects.toMatchObject({ key: 'input.invalid', field: 'slug' });
      await expect(readContentPage(slug, 'sv')).rejects.toMatchObject({ key: 'page.notFound' });
    },
  );

  it('keeps its earlier versions', async () => {
    const slug = await make();
    await changeContentPage(admin, slug, { texts: texts('B'), published: true, inFooter: false, version: 1 });
    const page = await seeContentPage(admin, slug);
    expect(page).toMatchObject({ version: 2, texts: texts('B') });
    expect(page.revisions.map(({ version }) => version)).toEqual([2, 1]);
    expect(await seeContentRevision(admin, slug, 1)).toEqual(texts('A'));
    for (const version of [9, 0, -1, 1.5, Number.NaN, Infinity])
      await expect(seeContentRevision(admin, slug, version)).rejects.toMatchObject({ key: 'page.notFound' });
  });

  it('refuses the second of two editors', async () => {
    const slug = await make();
    const save = (title: string) =>
      changeContentPage(admin, slug, { texts: texts(title), published: true, inFooter: false, version: 1 });
    const outcomes = await Promise.allSettled(['B', 'C', 'D', 'E'].map(save));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(save('F')).rejects.toMatchObject({ key: 'input.changedMeanwhile' });
    expect((await seeContentPage(admin, slug)).version).toBe(2);
  });

  it('logs which fields changed, and does nothing when none did', async () => {
    const slug = await make();
    const changed = { ...texts('A'), en: { title: 'New', markdown: 'About **A**' } };
    await changeContentPage(admin, slug, { texts: changed, published: true, inFooter: true, version: 1 });
    const [row] = await select<{ data: unknown }>(
      "SELECT data FROM event_log WHERE entity = 'contentPage' AND entity_key = :slug ORDER BY id DESC LIMIT 1",
      { slug },
    );
    expect(parseJson(row!.data)).toEqual({
      version: 2,
      changed: ['title.en', 'inFooter'],
      'title.en': { old: 'A en', new: 'New' },
    });
    await changeContentPage(admin, slug, { texts: changed, published: true, inFooter: true, version: 2 });
    expect((await seeContentPage(admin, slug)).version).toBe(2);
  });

  it('is in the footer if so marked and published', async () => {
    const slug = await make({ inFooter: true });
    await make({ inFooter: true, published: false });
    expect(await footerPages('sv')).toEqual([{ slug, title: 'A sv' }]);
    await removeContentPage(admin, slug);
    expect(await footerPages('sv')).toEqual([]);
    expect((await events(slug)).at(-1)).toEqual({ from: 'published', to: 'removed' });
    await expect(readContentPage(slug, 'sv')).rejects.toMatchObject({ key: 'page.notFound' });
  });

  it('is written by administrators only', async () => {
    const slug = await make();
    const refused = { key: 'auth.noPermission' };
    for (const actor of [visitor('sv'), await createCustomer(), await createUser({ roles: ['COMPANY_ADMIN'] })]) {
      await expect(seeContentPages(actor)).rejects.toMatchObject(refused);
      await expect(seeContentPage(actor, slug)).rejects.toMatchObject(refused);
      await expect(seeContentRevision(actor, slug, 1)).rejects.toMatchObject(refused);
      await expect(
        createContentPage(actor, { slug: newSlug(), texts: texts('B'), published: true, inFooter: false }),
      ).rejects.toMatchObject(refused);
      await expect(
        changeContentPage(actor, slug, { texts: texts('B'), published: true, inFooter: false, version: 1 }),
      ).rejects.toMatchObject(refused);
      await expect(removeContentPage(actor, slug)).rejects.toMatchObject(refused);
    }
  });
});

describe('a page that the product links to', () => {
  beforeAll(async () => {
    await ContentPage.create({ slug: 'terms', status: 'published', isReserved: true });
    await ContentPageText.bulkCreate([
      { slug: 'terms', language: 'sv', title: 'Villkor', markdown: 'Så här är det.' },
      { slug: 'terms', language: 'en', title: 'Terms', markdown: 'So it is.' },
    ]);
  });

  it('can be changed, and the installed text stays its first version', async () => {
    // The day of the installation says nothing about the text.
    expect((await readContentPage('terms', 'sv')).updated).toBeNull();
    await changeContentPage(admin, 'terms', { texts: texts('T'), published: true, inFooter: false, version: 1 });
    expect((await readContentPage('terms', 'sv')).updated).toBeInstanceOf(Date);
    expect((await seeContentRevision(admin, 'terms', 1)).en).toEqual({ title: 'Terms', markdown: 'So it is.' });
    expect((await readContentPage('terms', 'en')).title).toBe('T en');
  });

  it('cannot be hidden or removed, by us or in the database', async () => {
    const hide = changeContentPage(admin, 'terms', {
      texts: texts('T'),
      published: false,
      inFooter: false,
      version: 2,
    });
    await expect(hide).rejects.toMatchObject({ key: 'page.reserved' });
    await expect(removeContentPage(admin, 'terms')).rejects.toMatchObject({ key: 'page.reserved' });
    await expect(execute("DELETE FROM content_pages WHERE slug = 'terms'")).rejects.toThrow(/reserved/);
    await expect(execute("UPDATE content_pages SET status = 'draft' WHERE slug = 'terms'")).rejects.toThrow();
    await expect(execute("INSERT INTO content_pages (slug) VALUES ('A b')")).rejects.toThrow();
  });
});
