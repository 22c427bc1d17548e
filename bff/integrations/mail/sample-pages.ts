import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '@bff/domain/shared/actor';
import { document, type Markup, type PageFrame, SAMPLES_PATH, STYLE } from './mailbox-html';
import { languageOf, MAIL_POLICY, PAGE_POLICY } from './mailbox-pages';

interface Sample {
  kind: string;
  rendered: Readonly<Record<Language, { subject: string; html: string; text: string }>>;
}
/** Every mail with made-up data, in both languages. */
export type SampleMails = () => Promise<readonly Sample[]>;

const LANGUAGES = ['sv', 'en'] as const satisfies readonly Language[];
const languageNames = { sv: 'svenska', en: 'English' } as const;

const texts = {
  sv: {
    title: 'Alla mejl',
    hint: 'Varje mejl som tjänsten skickar, på svenska och engelska, med påhittade uppgifter. Inget av dem har skickats.',
    back: 'Till alla mejl',
    subject: 'Ämne',
    asHtml: 'Som webbsida',
    asText: 'Som text',
    missing: 'Mejlet finns inte',
  },
  en: {
    title: 'Every mail',
    hint: 'Every mail that the service sends, in Swedish and English, with made-up data. None of them has been sent.',
    back: 'To every mail',
    subject: 'Subject',
    asHtml: 'As a web page',
    asText: 'As text',
    missing: 'There is no such mail',
  },
} as const satisfies Record<Language, Record<string, string>>;

const addressOf = (kind: string, language: Language): string => `${SAMPLES_PATH}/${kind}/${language}`;

function listOf(frame: PageFrame, samples: readonly Sample[]): Markup {
  const t = texts[frame.language];
  const row = ({ kind, rendered }: Sample) =>
    html`<li>
      <code>${kind}</code><br />
      ${LANGUAGES.map(
        (language) =>
          html`<a href="${addressOf(kind, language)}" lang="${language}">${rendered[language].subject}</a><br />`,
      )}
    </li>`;
  return document(
    frame,
    t.title,
    html`<h1>${t.title}</h1>
      <p>${t.hint}</p>
      <ol>
        ${samples.map(row)}
      </ol>`,
  );
}

/** One mail in one language: what mail programs show, and what those show that take text alone. */
function previewOf(frame: PageFrame, { kind, rendered }: Sample, language: Language): Markup {
  const t = texts[frame.language];
  const mail = rendered[language];
  return document(
    frame,
    kind,
    html`<p><a href="${SAMPLES_PATH}">${t.back}</a></p>
      <h1>${kind}</h1>
      <nav>
        ${LANGUAGES.map((one) =>
          one === language
            ? html`<strong lang="${one}">${languageNames[one]}</strong>`
            : html`<a href="${addressOf(kind, one)}" lang="${one}" hreflang="${one}">${languageNames[one]}</a>`,
        )}
      </nav>
      <dl>
        <dt>${t.subject}</dt>
        <dd lang="${language}">${mail.subject}</dd>
      </dl>
      <h2>${t.asHtml}</h2>
      <iframe
        title="${mail.subject}"
        src="${addressOf(kind, language)}/html"
        sandbox="allow-top-navigation-by-user-activation"
      ></iframe>
      <h2>${t.asText}</h2>
      <pre lang="${language}">${mail.text}</pre>`,
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

  const withSample = async (
    c: Context,
    answer: (sample: Sample, language: Language) => Response | Promise<Response>,
  ) => {
    const sample = (await samples()).find(({ kind }) => kind === c.req.param('kind'));
    const language = LANGUAGES.find((one) => one === c.req.param('language'));
    if (sample && language) return answer(sample, language);
    const { missing, back } = texts[languageOf(c)];
    const content = html`<h1>${missing}</h1>
      <p><a href="${SAMPLES_PATH}">${back}</a></p>`;
    return c.html(document(frame(c), missing, content), 404);
  };

  pages.get(SAMPLES_PATH, async (c) => c.html(listOf(frame(c), await samples())));
  pages.get(`${SAMPLES_PATH}/style.css`, (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }));
  pages.get(`${SAMPLES_PATH}/:kind/:language`, (c) =>
    withSample(c, (sample, language) => c.html(previewOf(frame(c), sample, language))),
  );
  pages.get(`${SAMPLES_PATH}/:kind/:language/html`, (c) =>
    withSample(c, ({ rendered }, language) => {
      c.header('content-security-policy', MAIL_POLICY);
      return c.html(rendered[language].html.replace('<head>', '<head><base target="_top">'));
    }),
  );
  return pages;
}
