export const up = `
INSERT INTO content_pages (slug, status, is_reserved)
  SELECT DISTINCT slug, 'published', slug IN ('terms', 'privacy', 'tips-and-faq', 'about', 'cookies') FROM content_page_texts
`;

export const down = 'DELETE FROM content_pages';
