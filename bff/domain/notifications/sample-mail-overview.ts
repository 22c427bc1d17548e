import type { Language } from '../shared/actor';
import type { MailSetting } from './mail-content';
import { mailSchemas, type MailKind } from './mail-data';
import { renderMail, type RenderedMail } from './render-mail';
import { sampleMails } from './sample-mails';

/** A mail in each language, as its recipients read it. */
interface SampleMail {
  kind: MailKind;
  rendered: Readonly<Record<Language, RenderedMail>>;
}

/** Every mail that the product sends, by name, written with made-up data. Pure: the same setting gives the same mails. */
export function sampleMailOverview(setting: MailSetting): SampleMail[] {
  const kinds = (Object.keys(mailSchemas) as MailKind[]).sort();
  const render = (kind: MailKind, language: Language) => renderMail(kind, sampleMails[kind], language, setting);
  return kinds.map((kind) => ({ kind, rendered: { sv: render(kind, 'sv'), en: render(kind, 'en') } }));
}
