/** Routes whose component no story renders, and why. The list only shrinks (scripts/screens-in-storybook.test.ts). */
export const WITHOUT_STORY: Readonly<Record<string, string>> = {
  'areas/dashboard/main': 'leads on to the actor’s own dashboard and shows nothing',
  'areas/public/not-found': 'answers 404 and shows nothing: the page of errors is a story of its own',
};
