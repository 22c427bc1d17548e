// Traces: S2-189
import { LANGUAGES } from '@states/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SLUGS = ['terms', 'privacy', 'tips-and-faq', 'about', 'cookies', 'accessibility'] as const;

interface NewContentPageText {
  slug: string;
  language: (typeof LANGUAGES)[number];
  title: string;
  markdown: string;
}

/** The pages that the product itself links to: always published, never removed. */
export const contentPages = SLUGS.map((slug) => ({ slug, status: 'published', isReserved: true }) as const);

/** The texts that a new installation starts with: `pages/<language>/<slug>.md`, whose first line is the title. `{{brand}}` stays in them. */
export const contentPageTexts = (): NewContentPageText[] =>
  SLUGS.flatMap((slug) =>
    LANGUAGES.map((language) => {
      const text = readFileSync(join(import.meta.dirname, 'pages', language, `${slug}.md`), 'utf8');
      const [heading = '', ...rest] = text.split('\n');
      return { slug, language, title: heading.replace(/^# /, ''), markdown: rest.join('\n').trim() };
    }),
  );
