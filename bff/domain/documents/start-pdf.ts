import type { PageSetting, PdfPage } from './pdf-page';

/** An empty page. The libraries that draw it load with the first one, as they are a tenth of the time that the service takes to start. */
export async function startPdf(setting: PageSetting): Promise<PdfPage> {
  const { PdfPage } = await import('./pdf-page');
  return new PdfPage(setting);
}
