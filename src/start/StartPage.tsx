import { signInPaths } from '#machines/origins/signInPaths.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { SideBlock } from '#src/layout/frame/SideBlock.tsx';
import { useApplication } from '#src/shell/application.ts';
import { Frame } from '#src/shell/Frame.tsx';
import { EntryNotices } from '#src/shell/lanes/EntryNotices.tsx';
import { EmergencyLine } from './EmergencyLine.tsx';
import { EntryTiles } from './EntryTiles.tsx';
import { LinesByPhone } from './LinesByPhone.tsx';
import { Resume } from './Resume.tsx';
import { EventSearchField } from './search/EventSearchField.tsx';
import { SentReports } from './SentReports.tsx';
import styles from './StartPage.module.css';
import { useBegunDrafts } from './useBegunDrafts.ts';
import { useTitle } from '#src/shell/useTitle.ts';
import { callTo, inOneLine } from '#src/layout/hotline.ts';

const needs = ['policy', 'photos', 'account'] as const;

/** The front door: help first, then a draft to continue, then what happened, or the lines of insurance. */
export const StartPage = () => {
  const { t } = useTexts('start');
  const { configuration, visitor } = useApplication();
  const drafts = useBegunDrafts();
  const { hotline } = configuration;
  const signInOffered = configuration.signInOffered && !visitor?.who?.isSignedIn;
  useTitle(t('title'));
  return (
    <Frame>
      <main id="content" className={styles['start']} tabIndex={-1} data-quiet-focus>
        <PageFrame title={t('title')} lead={t('lead')}>
          <div className={styles['columns']}>
            <div className={styles['lines']}>
              <EmergencyLine />
              <EntryNotices />
              <Resume drafts={drafts} />
              <EventSearchField />
              <EntryTiles drafts={drafts} />
              <SentReports />
              <LinesByPhone />
            </div>
            <div className={styles['advice']}>
              <SideBlock title={t('prepare.title')}>
                <ul>
                  {needs.map((need) => (
                    <li key={need}>{t(`prepare.${need}`)}</li>
                  ))}
                </ul>
              </SideBlock>
              {signInOffered ? (
                <SideBlock title={t('signIn.title')}>
                  <p>{t('signIn.text')}</p>
                  <ButtonLink icon="key" href={signInPaths.enter}>
                    {t('signIn.action')}
                  </ButtonLink>
                </SideBlock>
              ) : null}
              <SideBlock title={t('call.title')}>
                <p>{t('call.text')}</p>
                <ButtonLink icon="phone" href={callTo(hotline)}>
                  {t('call.action', { hotline: inOneLine(hotline) })}
                </ButtonLink>
              </SideBlock>
            </div>
          </div>
        </PageFrame>
      </main>
    </Frame>
  );
};
