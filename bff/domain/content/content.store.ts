import { clock } from '@bff/platform/clock';
import { ContentPage } from '@db/models';
import { execute, select, selectOne } from '@db/query';
import type { Language } from '@bff/domain/shared/actor';
import { changeState, type StateChange } from '../shared/change-state.store';
import { contentPageStates, type ContentPageStatus } from './content-page-states';

/** What a page says in one language. */
export interface ContentText {
  title: string;
  markdown: string;
}

export type ContentTexts = Readonly<Record<Language, ContentText>>;

/** A page whatever the language. */
export interface StoredPage {
  slug: string;
  status: ContentPageStatus;
  isReserved: boolean;
  inFooter: boolean;
  version: number;
  updated: Date;
}

/** A saved version of a page. */
export interface Revision {
  version: number;
  savedAt: Date;
  savedBy: string;
}

const COLUMNS = `slug, status, is_reserved AS isReserved, in_footer AS inFooter, version, updated_at AS updated`;
const toPage = <Row extends StoredPage>(row: Row): Row => ({
  ...row,
  isReserved: Boolean(row.isReserved),
  inFooter: Boolean(row.inFooter),
});

export const contentStore = {
  /** A published page in one language. */
  findPublished: (slug: string, language: Language): Promise<(ContentText & { updated: Date }) | undefined> =>
    selectOne(
      `SELECT t.title, t.markdown, t.updated_at AS updated FROM content_pages p JOIN content_page_texts t ON t.slug = p.slug
        WHERE p.slug = :slug AND p.status = 'published' AND t.language = :language`,
      { slug, language },
    ),

  /** The published pages that the footer links to, in the order of their titles. */
  footerPages: (language: Language): Promise<{ slug: string; title: string }[]> =>
    select(
      `SELECT p.slug, t.title FROM content_pages p JOIN content_page_texts t ON t.slug = p.slug AND t.language = :language
        WHERE p.in_footer = TRUE AND p.status = 'published' ORDER BY t.title, p.slug LIMIT 20`,
      { language },
    ),

  async all(): Promise<(StoredPage & { titleSv: string; titleEn: string })[]> {
    const rows = await select<StoredPage & { titleSv: string; titleEn: string }>(
      `SELECT p.slug, p.status, p.is_reserved AS isReserved, p.in_footer AS inFooter, p.version, p.updated_at AS updated,
          COALESCE(sv.title, '') AS titleSv, COALESCE(en.title, '') AS titleEn
        FROM content_pages p
        LEFT JOIN content_page_texts sv ON sv.slug = p.slug AND sv.language = 'sv'
        LEFT JOIN content_page_texts en ON en.slug = p.slug AND en.language = 'en'
        ORDER BY p.slug`,
    );
    return rows.map(toPage);
  },

  async find(slug: string): Promise<StoredPage | undefined> {
    const row = await selectOne<StoredPage>(`SELECT ${COLUMNS} FROM content_pages WHERE slug = :slug`, { slug });
    return row && toPage(row);
  },

  async lock(slug: string): Promise<StoredPage | undefined> {
    const row = await selectOne<StoredPage>(`SELECT ${COLUMNS} FROM content_pages WHERE slug = :slug FOR UPDATE`, {
      slug,
    });
    return row && toPage(row);
  },

  async texts(slug: string): Promise<ContentTexts> {
    const rows = await select<ContentText & { language: Language }>(
      'SELECT language, title, markdown FROM content_page_texts WHERE slug = :slug',
      { slug },
    );
    const of = (language: Language): ContentText => {
      const row = rows.find((one) => one.language === language);
      return { title: row?.title ?? '', markdown: row?.markdown ?? '' };
    };
    return { sv: of('sv'), en: of('en') };
  },

  /** False when there is a page with that slug. */
  async insert(slug: string, status: ContentPageStatus): Promise<boolean> {
    const { affectedRows } = await execute(
      'INSERT IGNORE INTO content_pages (slug, status, created_at, updated_at) VALUES (:slug, :status, :now, :now)',
      { slug, status, now: clock.now() },
    );
    return affectedRows === 1;
  },

  async update(slug: string, { inFooter, version }: Pick<StoredPage, 'inFooter' | 'version'>): Promise<void> {
    await execute(
      `UPDATE content_pages SET in_footer = :inFooter, version = :version, updated_at = :now WHERE slug = :slug`,
      { slug, inFooter, version, now: clock.now() },
    );
  },

  move: (
    page: Pick<StoredPage, 'slug' | 'status'>,
    to: ContentPageStatus,
    change: StateChange<ContentPage>,
  ): Promise<void> =>
    changeState({ entity: 'contentPage', model: ContentPage, states: contentPageStates }, page, to, change),

  async putText(slug: string, language: Language, { title, markdown }: ContentText): Promise<void> {
    await execute(
      `INSERT INTO content_page_texts (slug, language, title, markdown, created_at, updated_at)
        VALUES (:slug, :language, :title, :markdown, :now, :now)
        ON DUPLICATE KEY UPDATE title = :title, markdown = :markdown, updated_at = :now`,
      { slug, language, title, markdown, now: clock.now() },
    );
  },

  async insertRevision(slug: string, version: number, { sv, en }: ContentTexts, savedBy: number): Promise<void> {
    await execute(
      `INSERT INTO content_page_revisions (slug, version, title_sv, markdown_sv, title_en, markdown_en, saved_by, saved_at)
        VALUES (:slug, :version, :titleSv, :markdownSv, :titleEn, :markdownEn, :savedBy, :now)`,
      {
        slug,
        version,
        titleSv: sv.title,
        markdownSv: sv.markdown,
        titleEn: en.title,
        markdownEn: en.markdown,
        savedBy,
        now: clock.now(),
      },
    );
  },

  /** The newest versions, newest first. */
  revisions: (slug: string): Promise<Revision[]> =>
    select(
      `SELECT r.version, r.saved_at AS savedAt, u.name AS savedBy FROM content_page_revisions r JOIN users u ON u.id = r.saved_by
        WHERE r.slug = :slug ORDER BY r.version DESC LIMIT 50`,
      { slug },
    ),

  async revision(slug: string, version: number): Promise<ContentTexts | undefined> {
    const row = await selectOne<{ titleSv: string; markdownSv: string; titleEn: string; markdownEn: string }>(
      `SELECT title_sv AS titleSv, markdown_sv AS markdownSv, title_en AS titleEn, markdown_en AS markdownEn
        FROM content_page_revisions WHERE slug = :slug AND version = :version`,
      { slug, version },
    );
    return (
      row && {
        sv: { title: row.titleSv, markdown: row.markdownSv },
        en: { title: row.titleEn, markdown: row.markdownEn },
      }
    );
  },

  async remove(slug: string): Promise<void> {
    await execute('DELETE FROM content_pages WHERE slug = :slug', { slug });
  },
};
