import { useTexts } from '../i18n/useTexts.ts';
import { useApplication } from './application.ts';
import { entries } from './flowChunks.ts';

export const StartPage = () => {
  const { t } = useTexts('start');
  const { configuration } = useApplication();
  return (
    <main>
      <h1>{t('title')}</h1>
      {entries.map((entry) => (
        <a key={entry.claimType} href={configuration.entryPrefix + entry.home}>
          {t(`lines.car.title`)}
        </a>
      ))}
    </main>
  );
};
