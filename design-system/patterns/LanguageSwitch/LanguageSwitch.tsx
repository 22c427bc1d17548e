export interface LanguageSwitchProps {
  /** This page in the other language. */
  href: string;
  /** The other language's own name: `English`, `Svenska`. */
  label: string;
  lang: string;
}

/** The same page in the other language; an entry of TopNav or Footer. */
export function LanguageSwitch({ href, label, lang }: LanguageSwitchProps) {
  return (
    <li>
      <a href={href} lang={lang} hrefLang={lang} rel="alternate">
        {label}
      </a>
    </li>
  );
}
