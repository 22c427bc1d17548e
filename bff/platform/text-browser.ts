/** By what a browser calls itself: «Lynx/2.9.0 libwww-FM/2.14», «w3m/0.5.3+git20230121». */
export const textBrowserOf = (userAgent: string | null): 'lynx' | 'w3m' | undefined =>
  /^(lynx|w3m)\//i.exec(userAgent ?? '')?.[1]?.toLowerCase() as 'lynx' | 'w3m' | undefined;
