// Traces: S8-305, S8-306
import { LANGUAGES } from '@states/languages';
import { inTransaction } from '@bff/platform/transaction';
import { type Actor, type UserActor } from '../shared/actor';
import { editRecord } from '../shared/edit-record';
import { must } from '../shared/errors';
import { logTransition } from '../shared/event-log.store';
import type { Facts } from '../shared/revision';
import { contentPagePolicy } from './content-page.policy';
import { contentStore, type ContentTexts, type Revision, type StoredPage } from './content.store';
import { footerPages } from './read-page';
import { isSlug } from './slug';

function mustEdit(actor: Actor): asserts actor is UserActor {
  must(contentPagePolicy.edit(actor), 'auth.noPermission');
}

/** Every page, including drafts. @throws DomainError `auth.noPermission` */
export async function seeContentPages(actor: Actor): ReturnType<typeof contentStore.all> {
  mustEdit(actor);
  return contentStore.all();
}

export interface PageForEditing extends StoredPage {
  texts: ContentTexts;
  /** The newest fifty, newest first; none for a page as installed. */
  revisions: readonly Revision[];
}

/** A page with its texts and history. @throws DomainError `auth.noPermission`, `page.notFound` */
export async function seeContentPage(actor: Actor, slug: string): Promise<PageForEditing> {
  mustEdit(actor);
  const page = isSlug(slug) ? await contentStore.find(slug) : undefined;
  must(page, 'page.notFound');
  const [texts, revisions] = await Promise.all([contentStore.texts(slug), contentStore.revisions(slug)]);
  return { ...page, texts, revisions };
}

/** An earlier version of a page. @throws DomainError `auth.noPermission`, `page.notFound` */
export async function seeContentRevision(actor: Actor, slug: string, version: number): Promise<ContentTexts> {
  mustEdit(actor);
  const isVersion = Number.isSafeInteger(version) && version > 0;
  const texts = isVersion && isSlug(slug) ? await contentStore.revision(slug, version) : undefined;
  must(texts, 'page.notFound');
  return texts;
}

interface NewPage {
  slug: string;
  texts: ContentTexts;
  published: boolean;
  inFooter: boolean;
}

/** @throws DomainError `auth.noPermission`, `input.invalid`@slug, `page.slugTaken`@slug */
export async function createContentPage(actor: Actor, { slug, texts, published, inFooter }: NewPage): Promise<void> {
  mustEdit(actor);
  must(isSlug(slug), 'input.invalid', [], 'slug');
  const status = published ? 'published' : 'draft';
  await inTransaction(async () => {
    must(await contentStore.insert(slug, status), 'page.slugTaken', [], 'slug');
    await contentStore.update(slug, { inFooter, version: 1 });
    await writeTexts(slug, 1, texts, actor);
    await logTransition({ entity: 'contentPage', entityKey: slug, from: null, to: status, by: actor });
  });
  footerPages.forget();
}

export interface PageChange {
  texts: ContentTexts;
  published: boolean;
  inFooter: boolean;
  /** As it was shown: if it differs now, somebody else was faster. */
  version: number;
}

/**
 * Saves a whole page, keeps the previous version, and logs which fields changed.
 * @throws DomainError `auth.noPermission`, `page.notFound`, `page.reserved`@published, `input.changedMeanwhile`
 */
export async function changeContentPage(actor: Actor, slug: string, change: PageChange): Promise<void> {
  mustEdit(actor);
  await editRecord<EditedPage & StoredPage, EditedPage>({
    entity: 'contentPage',
    entityKey: slug,
    by: actor,
    seen: change.version,
    version: ({ version }) => version,
    facts,
    lock: async () => {
      const page = isSlug(slug) ? await contentStore.lock(slug) : undefined;
      must(page, 'page.notFound');
      must(change.published || contentPagePolicy.canGo(page), 'page.reserved', [], 'published');
      return { ...page, texts: await contentStore.texts(slug) };
    },
    change: () => ({ ...change, status: change.published ? 'published' : 'draft' }),
    write: async ({ texts, inFooter, status }, page, changed) => {
      const version = page.version + 1;
      await keepInstalled(page, page.texts, actor);
      await contentStore.update(slug, { inFooter, version });
      await writeTexts(slug, version, texts, actor, page.texts);
      if (changed.includes('status')) await contentStore.move(page, status, { actor, data: { version } });
    },
    told: ['title.sv', 'title.en'],
    data: { version: change.version + 1 },
  });
  footerPages.forget();
}

/** @throws DomainError `auth.noPermission`, `page.notFound`, `page.reserved` */
export async function removeContentPage(actor: Actor, slug: string): Promise<void> {
  mustEdit(actor);
  await inTransaction(async () => {
    const page = isSlug(slug) ? await contentStore.lock(slug) : undefined;
    must(page, 'page.notFound');
    must(contentPagePolicy.canGo(page), 'page.reserved');
    await contentStore.remove(slug);
    await logTransition({ entity: 'contentPage', entityKey: slug, from: page.status, to: 'removed', by: actor });
  });
  footerPages.forget();
}

/** On the first change of an installed page, its text becomes the first version. */
async function keepInstalled(page: StoredPage, texts: ContentTexts, actor: UserActor): Promise<void> {
  if (page.version === 1 && !(await contentStore.revision(page.slug, 1)))
    await contentStore.insertRevision(page.slug, 1, texts, actor.userId);
}

async function writeTexts(slug: string, version: number, texts: ContentTexts, actor: UserActor, before?: ContentTexts) {
  for (const language of LANGUAGES) {
    // A language that did not change keeps its date, which readers see.
    if (!before || !isSame(before[language], texts[language]))
      await contentStore.putText(slug, language, texts[language]);
  }
  await contentStore.insertRevision(slug, version, texts, actor.userId);
}

const isSame = (a: ContentTexts['sv'], b: ContentTexts['sv']) => a.title === b.title && a.markdown === b.markdown;

type EditedPage = Pick<StoredPage, 'status' | 'inFooter'> & { texts: ContentTexts };

const facts = ({ texts: { sv, en }, status, inFooter }: EditedPage): Facts => ({
  'title.sv': sv.title,
  'markdown.sv': sv.markdown,
  'title.en': en.title,
  'markdown.en': en.markdown,
  status,
  inFooter,
});
