import { languages, type Language } from '#src/i18n/languages.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '#src/inspect/Inspect.module.css';
import { Choice } from './Choice.tsx';
import { schemes, type Scheme } from './previewAddress.ts';

/** The window sizes a page is shown in, in pixels. */
export const windows = {
  phone: { width: 375, height: 720 },
  narrow: { width: 320, height: 640 },
  desktop: { width: 1280, height: 860 },
} as const;
export type Window = keyof typeof windows;

/** How a preview looks. */
export interface Look {
  readonly window: Window;
  readonly language: Language;
  readonly scheme: Scheme;
}

/** Window, language and appearance of a preview, each to be chosen. */
export const Looks = ({
  look,
  onChange,
}: {
  readonly look: Look;
  readonly onChange: (chosen: Partial<Look>) => void;
}) => {
  const { t } = useTexts('inspect');
  const { t: common } = useTexts('common');
  const all: readonly Window[] = ['phone', 'narrow', 'desktop'];
  const words = {
    phone: t('preview.phone'),
    narrow: t('preview.narrow'),
    desktop: t('preview.desktop'),
    light: t('preview.light'),
    dark: t('preview.dark'),
  };
  return (
    <div className={styles['facts']}>
      <Choice
        label={t('preview.width')}
        value={look.window}
        options={all.map((window) => [window, words[window]])}
        onChange={(window) => onChange({ window })}
      />
      <Choice
        label={t('preview.language')}
        value={look.language}
        options={languages.map((language) => [language, common(`language.${language}`)])}
        onChange={(language) => onChange({ language })}
      />
      <Choice
        label={t('preview.scheme')}
        value={look.scheme}
        options={schemes.map((scheme) => [scheme, words[scheme]])}
        onChange={(scheme) => onChange({ scheme })}
      />
    </div>
  );
};
