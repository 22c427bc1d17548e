import { LANGUAGES } from '@states/languages';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '@bff/domain/shared/actor';
import { document, framedMail, type Markup, type PageFrame, SAMPLES_PATH, STYLE } from './mailbox-html';
import { languageOf, MAIL_POLICY, PAGE_POLICY } from './mailbox-pages';
import type { MailAttachment } from './port';

interface Sample {
  kind: string;
  rendered: Readonly<
    Record<Language, { subject: string; html: string; text: string; pictures: readonly MailAttachment[] }>
  >;
}
/** Every mail with made-up data, in both languages. */
export type SampleMails = () => Promise<readonly Sample[]>;

const languageNames = { sv: 'Svenska', en: 'English' } as const;

const texts = {
  sv: {
    title: 'Alla mejl',
    hint: 'Varje mejl som tjänsten skickar, på svenska och engelska, med påhittade uppgifter. Inget av dem har skickats.',
    back: 'Till alla mejl',
    asText: 'Som text',
    missing: 'Mejlet finns inte',
  },
  en: {
    title: 'Every mail',
    hint: 'Every mail that the service sends, in Swedish and English, with made-up data. None of them has been sent.',
    back: 'To every mail',
    asText: 'As text',
    missing: 'There is no such mail',
  },
} as const satisfies Record<Language, Record<string, string>>;

const addressOf = (kind: string): string => `${SAMPLES_PATH}/${kind}`;

function listOf(frame: PageFrame, samples: readonly Sample[]): Markup {
  const t = texts[frame.language];
  const row = ({ kind, rendered }: Sample) =>
    html`<li>
      <a href="${addressOf(kind)}"><code>${kind}</code></a>
      <div class="pair">
        ${LANGUAGES.map((language) => html`<span lang="${language}">${rendered[language].subject}</span>`)}
      </div>
    </li>`;
  return document(
    frame,
    t.title,
    html`<h1>${t.title}</h1>
      <p>${t.hint}</p>
      <ol>
        ${samples.map(row)}
      </ol>`,
    { isWide: true },
  );
}

/** One mail, its languages side by side: as HTML, and as text-only mail programs show it. */
function previewOf(frame: PageFrame, { kind, rendered }: Sample): Markup {
  const t = texts[frame.language];
  const each = (show: (language: Language) => Markup) => html`<div class="pair">${LANGUAGES.map(show)}</div>`;
  return document(
    frame,
    kind,
    html`<p><a href="${SAMPLES_PATH}">${t.back}</a></p>
      <h1>${kind}</h1>
      ${each(
        (language) =>
          html`<section lang="${language}">
            <h2>${languageNames[language]}</h2>
            <p>${rendered[language].subject}</p>
            <iframe
              title="${languageNames[language]}: ${rendered[language].subject}"
              src="${addressOf(kind)}/${language}/html"
              sandbox="allow-top-navigation-by-user-activation"
            ></iframe>
          </section>`,
      )}
      <h2>${t.asText}</h2>
      ${each((language) => html`<pre lang="${language}">${rendered[language].text}</pre>`)}`,
    { isWide: true },
  );
}

/** Every mail with sample data, as pages without scripts. */
export function samplePages(samples: SampleMails, { brand }: { brand: string }): Hono {
  const pages = new Hono();
  const frame = (c: Context) => ({ language: languageOf(c), brand, path: SAMPLES_PATH });

  pages.use(`${SAMPLES_PATH}/*`, async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', PAGE_POLICY);
  });

  const withSample = async (c: Context, answer: (sample: Sample) => Response | undefined | Promise<Response>) => {
    const sample = (await samples()).find(({ kind }) => kind === c.req.param('kind'));
    const answered = sample && (await answer(sample));
    if (answered) return answered;
    const { missing, back } = texts[languageOf(c)];
    const content = html`<h1>${missing}</h1>
      <p><a href="${SAMPLES_PATH}">${back}</a></p>`;
    return c.html(document(frame(c), missing, content), 404);
  };

  pages.get(SAMPLES_PATH, async (c) => c.html(listOf(frame(c), await samples())));
  pages.get(`${SAMPLES_PATH}/style.css`, (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));
  pages.get(`${SAMPLES_PATH}/:kind`, (c) => withSample(c, (sample) => c.html(previewOf(frame(c), sample))));
  pages.get(`${SAMPLES_PATH}/:kind/:language/html`, (c) =>
    withSample(c, ({ rendered }) => {
      const language = LANGUAGES.find((one) => one === c.req.param('language'));
      if (!language) return undefined;
      c.header('content-security-policy', MAIL_POLICY);
      const { html: page, pictures } = rendered[language];
      const shown = pictures.map((one) => ({ ...one, base64: Buffer.from(one.content).toString('base64') }));
      return c.html(framedMail(page, shown));
    }),
  );
  return pages;
}
