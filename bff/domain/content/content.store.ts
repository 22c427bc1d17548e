import { clock } from '@bff/platform/clock';
import { ContentPage, ContentPageRevision, ContentPageText } from '@db/models';
import { violates } from '@db/violates';
import type { Language } from '@bff/domain/shared/actor';
import { changeState, type StateChange } from '../shared/change-state.store';
import { contentPageStates, type ContentPageStatus } from './content-page-states';

/** The text of a page in one language. */
export interface ContentText {
  title: string;
  markdown: string;
}

export type ContentTexts = Readonly<Record<Language, ContentText>>;

/** A page regardless of language. */
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

const pageOf = (row: ContentPage): StoredPage => ({
  slug: row.slug,
  status: row.status,
  isReserved: row.isReserved,
  inFooter: row.inFooter,
  version: row.version,
  updated: row.updatedAt,
});

const textsOf = (rows: readonly ContentPageText[] = []): ContentTexts => {
  const of = (language: Language): ContentText => {
    const row = rows.find((one) => one.language === language);
    return { title: row?.title ?? '', markdown: row?.markdown ?? '' };
  };
  return { sv: of('sv'), en: of('en') };
};

async function read(slug: string, lock = false): Promise<StoredPage | undefined> {
  const page = await ContentPage.findByPk(slug, { lock });
  return page ? pageOf(page) : undefined;
}

const machine = { model: ContentPage, states: contentPageStates };
/** The dates that readers see come from the product's clock. */
const dated = () => ({ updatedAt: clock.now() });

export const contentStore = {
  /** A published page in one language. */
  async findPublished(slug: string, language: Language): Promise<(ContentText & { updated: Date | null }) | undefined> {
    const page = await ContentPage.scope('published').findOne({
      where: { slug },
      include: { association: 'texts', where: { language } },
    });
    const [text] = page?.texts ?? [];
    return (
      text && {
        title: text.title,
        markdown: text.markdown,
        updated: page?.isReserved && page.version === 1 ? null : text.updatedAt,
      }
    );
  },

  /** The published pages that the footer links to, by title. */
  async footerPages(language: Language): Promise<{ slug: string; title: string }[]> {
    const texts = await ContentPageText.findAll({
      attributes: ['slug', 'title'],
      where: { language },
      include: {
        association: 'page',
        model: ContentPage.scope('published'),
        attributes: [],
        where: { inFooter: true },
      },
      order: ['title', 'slug'],
      limit: 20,
    });
    return texts.map(({ slug, title }) => ({ slug, title }));
  },

  async all(): Promise<(StoredPage & { titleSv: string; titleEn: string })[]> {
    const pages = await ContentPage.findAll({
      include: { association: 'texts', attributes: ['slug', 'language', 'title'] },
      order: ['slug'],
    });
    return pages.map((page) => {
      const { sv, en } = textsOf(page.texts);
      return { ...pageOf(page), titleSv: sv.title, titleEn: en.title };
    });
  },

  find: (slug: string) => read(slug),
  lock: (slug: string) => read(slug, true),

  texts: async (slug: string): Promise<ContentTexts> => textsOf(await ContentPageText.findAll({ where: { slug } })),

  /** False if there is a page with that slug. */
  async insert(slug: string, status: ContentPageStatus): Promise<boolean> {
    try {
      await ContentPage.create({ slug, status, createdAt: clock.now(), ...dated() });
      return true;
    } catch (error) {
      if (violates(error, 'PRIMARY')) return false;
      throw error;
    }
  },

  async update(slug: string, { inFooter, version }: Pick<StoredPage, 'inFooter' | 'version'>): Promise<void> {
    await ContentPage.update({ inFooter, version, ...dated() }, { where: { slug } });
  },

  move: (
    page: Pick<StoredPage, 'slug' | 'status'>,
    to: ContentPageStatus,
    change: StateChange<ContentPage>,
  ): Promise<void> => changeState(machine, page, to, change),

  /** Writes the page's text in a language. Its row is locked: nobody else writes its texts. */
  async putText(slug: string, language: Language, text: ContentText): Promise<void> {
    const values = { title: text.title, markdown: text.markdown, ...dated() };
    const where = { slug, language };
    if (await ContentPageText.findOne({ attributes: ['slug'], where })) await ContentPageText.update(values, { where });
    else await ContentPageText.create({ ...where, ...values, createdAt: clock.now() });
  },

  async insertRevision(slug: string, version: number, { sv, en }: ContentTexts, savedBy: number): Promise<void> {
    await ContentPageRevision.create({
      slug,
      version,
      titleSv: sv.title,
      markdownSv: sv.markdown,
      titleEn: en.title,
      markdownEn: en.markdown,
      savedBy,
      savedAt: clock.now(),
    });
  },

  /** The newest versions, newest first. */
  async revisions(slug: string): Promise<Revision[]> {
    const revisions = await ContentPageRevision.findAll({
      attributes: ['slug', 'version', 'savedAt'],
      where: { slug },
      include: { association: 'editor', attributes: ['name'], required: true },
      order: [['version', 'DESC']],
      limit: 50,
    });
    return revisions.map(({ version, savedAt, editor }) => ({ version, savedAt, savedBy: editor!.name }));
  },

  async revision(slug: string, version: number): Promise<ContentTexts | undefined> {
    const row = await ContentPageRevision.findOne({ where: { slug, version } });
    return row
      ? {
          sv: { title: row.titleSv, markdown: row.markdownSv },
          en: { title: row.titleEn, markdown: row.markdownEn },
        }
      : undefined;
  },

  async remove(slug: string): Promise<void> {
    await ContentPage.destroy({ where: { slug } });
  },
};
