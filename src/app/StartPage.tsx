import { useTexts } from '../i18n/useTexts.ts';
import { ButtonLink } from '../layout/Button.tsx';
import { Columns } from '../layout/Columns.tsx';
import { PageFrame } from '../layout/PageFrame.tsx';
import { useApplication } from './application.ts';
import { EntryTiles } from './EntryTiles.tsx';
import { Frame } from './Frame.tsx';
import { Resume } from './Resume.tsx';
import { StartAdvice } from './StartAdvice.tsx';
import { useTitle } from './useTitle.ts';

/** The front door: help first, then a draft to go on with, then the lines of insurance. */
export const StartPage = () => {
  const { t } = useTexts('start');
  const { configuration } = useApplication();
  const { hotline } = configuration;
  useTitle(t('title'));
  return (
    <Frame>
      <Columns>
        <PageFrame title={t('title')} lead={t('lead')}>
          <Resume />
          <EntryTiles />
          <StartAdvice />
          <section>
            <h2>{t('call.title')}</h2>
            <p>{t('call.text')}</p>
            <ButtonLink icon="phone" href={`tel:${hotline.replaceAll(/\s/g, '')}`}>
              {t('call.action', { hotline })}
            </ButtonLink>
          </section>
        </PageFrame>
      </Columns>
    </Frame>
  );
};
