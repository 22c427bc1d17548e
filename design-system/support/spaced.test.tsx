import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageHeader } from '@ds/patterns/PageHeader/PageHeader';

describe('what only a style sets apart', () => {
  it('has spaces between, also within fragments: «Ladda ner CSV Importera Ny buss» in a text browser', () => {
    const isFull = false;
    const html = renderToStaticMarkup(
      <PageHeader
        title="Bussar"
        meta={
          <>
            <b>Öppen</b>
            <span>fyra</span>
          </>
        }
        actions={
          <>
            <a href="#file">Ladda ner CSV</a>
            <>
              <a href="#import">Importera</a>
              {isFull ? null : <a href="#add">Ny buss</a>}
            </>
          </>
        }
      />,
    );
    expect(html).toContain('Öppen</b> <span>fyra');
    expect(html).toContain('CSV</a> <a href="#import">Importera</a> <a href="#add">Ny buss');
  });
});
