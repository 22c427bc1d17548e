import { expect, it } from 'vitest';
import { isSlug } from '@bff/domain/content';
import { looksLikeSlug } from './content-fields';

it.each(['om-oss', 'a', 'a1-b2', '', '-a', 'a-', 'a--b', 'A', 'å', 'a b', 'a/b', 'a'.repeat(60), 'a'.repeat(61)])(
  'validates «%s» as the domain does',
  (text) => expect(looksLikeSlug(text)).toBe(isSlug(text)),
);
