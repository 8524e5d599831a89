import type { AboutTopic } from '#machines/service/aboutPaths.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { callTo, inOneLine } from '#src/layout/hotline.ts';
import { useApplication } from '#src/shell/application.ts';
import { Frame } from '#src/shell/Frame.tsx';
import { useTitle } from '#src/shell/useTitle.ts';

/** What each page says, in its order. */
const sections = {
  privacy: [
    'privacy.what',
    'privacy.why',
    'privacy.who',
    'privacy.howLong',
    'privacy.counts',
    'privacy.rights',
  ],
  accessibility: [
    'accessibility.held',
    'accessibility.notHeld',
    'accessibility.unmet',
    'accessibility.otherwise',
  ],
  contact: ['contact.call', 'contact.sent', 'contact.begun', 'contact.emergency'],
} as const satisfies Readonly<Record<AboutTopic, readonly string[]>>;

/** What an insurer says of the service itself, where the configuration names no page of its own: privacy, accessibility, contact. */
export const AboutPage = ({ topic }: { readonly topic: AboutTopic }) => {
  const { configuration } = useApplication();
  const { t } = useTexts('about');
  // Where nothing is counted nothing is said of it.
  const isTrueHere = (section: string) => section !== 'privacy.counts' || configuration.countsTraffic;
  const hotline = inOneLine(configuration.hotline);
  useTitle(t(`${topic}.title`));
  return (
    <Frame>
      <Columns>
        <PageFrame isSpaced title={t(`${topic}.title`)} lead={t(`${topic}.lead`)}>
          {sections[topic].filter(isTrueHere).map((section) => (
            <section key={section}>
              <h2>{t(`${section}.title`)}</h2>
              <p>{t(`${section}.text`, { hotline })}</p>
            </section>
          ))}
          <p>
            <ButtonLink icon="phone" href={callTo(configuration.hotline)}>
              {t('call', { hotline })}
            </ButtonLink>
          </p>
          <p>
            <a href="/notices.txt" hrefLang="en">
              {t('notices')}
            </a>
          </p>
        </PageFrame>
      </Columns>
    </Frame>
  );
};
