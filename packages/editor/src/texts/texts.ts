import { createContext, createElement, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { en } from './en.ts';
import { formatted, type Values } from './format.ts';
import { fr } from './fr.ts';

/** The editor's own languages, each named in itself. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

/** A text of the editor. The area it belongs to is its prefix: `control.color.hex`. */
export type TextKey = keyof typeof en;

/** Looks a text up and puts values into it: `{name}`. `count` also chooses its plural form. */
export type Text = (key: TextKey, values?: Values) => string;

const TEXTS = { en, fr };
const STORED = 'vitrine-editor-language';

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);
const isLanguage = (value: unknown): value is Language => typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** What the merchant chose before, else the first of the browser's languages that the editor has, else English. */
function firstLanguage(): Language {
  const wished = [localStorage.getItem(STORED), ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wished.find(isLanguage) ?? 'en';
}

interface LanguageState {
  language: Language;
  setLanguage(language: Language): void;
}

const LanguageContext = createContext<LanguageState>({ language: 'en', setLanguage: () => {} });

interface LanguageProviderProps {
  children: ReactNode;
  /** The language to begin with; absent: the merchant's. */
  language?: Language;
}

/** Gives the editor below it a language, which it remembers in the browser, and React Aria the same one. */
export function LanguageProvider({ children, language: given }: LanguageProviderProps) {
  const [language, setState] = useState<Language>(() => given ?? firstLanguage());
  const setLanguage = useCallback((chosen: Language) => {
    localStorage.setItem(STORED, chosen);
    setState(chosen);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const state = useMemo(() => ({ language, setLanguage }), [language, setLanguage]);
  return createElement(
    LanguageContext,
    { value: state },
    createElement(I18nProvider, { locale: language === 'fr' ? 'fr-FR' : 'en-US', children }),
  );
}

/** The editor's language. */
export const useLanguage = (): Language => use(LanguageContext).language;

export const useSetLanguage = (): ((language: Language) => void) => use(LanguageContext).setLanguage;

/** The editor's texts in its language. The function stays the same as long as the language does. */
export function useText(): Text {
  const language = useLanguage();
  return useCallback((key, values) => formatted(TEXTS[language][key], language, values), [language]);
}
