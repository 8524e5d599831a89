import type { ReactNode } from 'react';
import { aboutTopics } from '#machines/service/aboutPaths.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { AboutLinks, Footer } from '#src/layout/frame/Footer.tsx';
import { Header } from '#src/layout/frame/Header.tsx';
import { LanguageSwitch } from '#src/layout/frame/LanguageSwitch.tsx';
import { Shell } from '#src/layout/frame/Shell.tsx';
import { useApplication } from './application.ts';
import { FrameNotices } from './FrameNotices.tsx';

/** The window of the product: header, footer with the hotline, and what is between them. */
export const Frame = ({
  footer,
  isQuiet = false,
  isWithin = false,
  bar,
  children,
}: {
  /** What the footer has besides the hotline, given the links to what is said of the service; by default those links. */
  readonly footer?: (about: ReactNode) => ReactNode;
  /** Nobody is greeted with the name of the product after a death. */
  readonly isQuiet?: boolean;
  /** On a phone the way back and the step stand where the name is elsewhere, and the languages at the end. */
  readonly isWithin?: boolean;
  /** In the place of what tells who the visitor is. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}) => {
  const { configuration } = useApplication();
  const about = <AboutLinks about={aboutIn(configuration)} />;
  return (
    <Shell
      header={
        <Header homeUrl={configuration.homepageUrl} isQuiet={isQuiet} isWithin={isWithin}>
          <LanguageSwitch />
        </Header>
      }
      footer={
        <Footer hotline={configuration.hotline} languages={isWithin ? <LanguageSwitch /> : null}>
          {footer ? footer(about) : about}
        </Footer>
      }
    >
      <FrameNotices bar={bar} />
      {children}
    </Shell>
  );
};

const aboutIn = (configuration: Configuration) =>
  aboutTopics.flatMap((topic) => {
    const href = configuration[`${topic}Url`];
    return href ? [{ topic, href }] : [];
  });
