import type { Decorator, Preview } from '@storybook/react';
import '@ds/tokens/styles.css';
import './preview.css';
import { activateHelpers } from '@ds/helpers/activate';
import { useLayoutEffect, type ReactNode } from 'react';

/** The toolbar's theme, or the story's own (`globals: { theme: 'dark' }`), on the document as a page would have it. */
const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals['theme'] ?? 'light');
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.lang = 'sv';
  return <Story />;
};

/** The small scripts, as on every page; before the play function starts. */
function Page({ children }: { children: ReactNode }) {
  useLayoutEffect(() => activateHelpers(document), []);
  return children;
}
const withHelpers: Decorator = (Story) => (
  <Page>
    <Story />
  </Page>
);

const preview: Preview = {
  decorators: [withTheme, withHelpers],
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  // Under a test runner axe is run by the runner, and may not run twice at a time.
  initialGlobals: { theme: 'light', a11y: { manual: navigator.webdriver } },
  parameters: { a11y: { test: 'error' }, layout: 'padded', controls: { expanded: true } },
  tags: ['autodocs'],
};

export default preview;
