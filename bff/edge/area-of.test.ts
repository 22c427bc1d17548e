import { expect, test } from 'vitest';
import { areaOf } from './area-of';

test.each([
  ['/sv', 'general'],
  ['/en/buses/search', 'general'],
  ['/EN/buses/search.data', 'general'],
  ['/sv/auth/invitation/a-secret-of-a-link', 'open'],
  ['/api/v1/orders/17', 'api'],
  ['/assets/root-abc.js', 'assets'],
  ['/metrics', 'metrics'],
  ['/wp-login.php', 'none'],
  ['/sv/whatever/somebody/types', 'none'],
])('%s is answered by %s', (path, area) => expect(areaOf(path)).toBe(area));
