export const up = `
ALTER TABLE content_page_texts
  ADD CONSTRAINT content_page_texts_page FOREIGN KEY (slug) REFERENCES content_pages (slug) ON DELETE CASCADE
`;

export const down = 'ALTER TABLE content_page_texts DROP FOREIGN KEY content_page_texts_page';
