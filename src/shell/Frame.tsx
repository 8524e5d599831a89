import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { aboutTopics } from '#machines/service/aboutPaths.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { AboutLinks, Footer } from '#src/layout/frame/Footer.tsx';
import { Header } from '#src/layout/frame/Header.tsx';
import { LanguageSwitch } from '#src/layout/frame/LanguageSwitch.tsx';
import { Shell } from '#src/layout/frame/Shell.tsx';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { useApplication } from './application.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

const ArrivalBar = lazyPart(() => import('./VisitorBar.tsx'), 'VisitorBar');

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
  const { configuration, visitor } = useApplication();
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
      {bar ??
        (visitor ? (
          <Suspense fallback={null}>
            <ArrivalBar />
          </Suspense>
        ) : null)}
      <OfflineNotice />
      <Versions />
      {children}
    </Shell>
  );
};

const aboutIn = (configuration: Configuration) =>
  aboutTopics.flatMap((topic) => {
    const href = configuration[`${topic}Url`];
    return href ? [{ topic, href }] : [];
  });

const VersionNotice = lazyPart(() => import('./VersionNotice.tsx'), 'VersionNotice');

/** Where a newer version is offered, as soon as somebody looks for one. */
const Versions = () => {
  const { versions } = useApplication();
  const version = useSyncExternalStore(versions?.subscribe ?? never, versions?.read ?? none, none);
  return version ? (
    <Suspense>
      <VersionNotice version={version} />
    </Suspense>
  ) : null;
};

const never = () => () => {};
const none = () => undefined;
