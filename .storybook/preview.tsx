import type { Decorator, Preview } from '@storybook/react';
import '@ds/tokens/styles.css';
import './preview.css';
import { loadSecondLives } from '@ds/support/second-lives';
import { realControls } from './real-controls';
import { StoryFrame, type FrameGlobals } from './StoryFrame';
import { followOuterGlobals, outerGlobals } from './window-on-docs';

followOuterGlobals();

const withFrame: Decorator = (Story, { globals, viewMode, id }) => {
  const { theme, language, direction, scripts } = globals as FrameGlobals;
  return (
    <StoryFrame
      key={`${id} ${language} ${direction} ${scripts}`}
      {...{ theme, language, direction, scripts }}
      isInDocs={viewMode === 'docs'}
    >
      <Story />
    </StoryFrame>
  );
};

const preview: Preview = {
  decorators: [withFrame],
  argTypesEnhancers: [realControls],
  // Components are react-aria's from the first render, so that a play function finds them.
  loaders: [() => loadSecondLives().then(() => ({}))],
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: "The page's language",
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'sv', title: 'Svenska' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Where a line begins',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    scripts: {
      description: "What the server sends, or react-aria's",
      toolbar: {
        title: 'Scripts',
        icon: 'lightning',
        items: [
          { value: 'with', title: 'With scripts' },
          { value: 'without', title: 'Without scripts' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // Under a test runner, the runner itself runs axe, which cannot run twice at the same time.
  initialGlobals: {
    theme: 'light',
    language: 'sv',
    direction: 'ltr',
    scripts: 'with',
    a11y: { manual: navigator.webdriver },
    ...outerGlobals(),
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    viewport: { viewports: { narrow: { name: '320 px', styles: { width: '320px', height: '800px' } } } },
  },
  tags: ['autodocs'],
};

export default preview;
