import { signInPaths } from '#machines/origins/signInPaths.ts';
import { Columns } from '#src/layout/frame/Columns.tsx';
import { useApplication } from '#src/shell/application.ts';
import { Frame } from '#src/shell/Frame.tsx';
import { Delegations } from './Delegations.tsx';
import { Enter } from './Enter.tsx';
import { LoggedOut } from './LoggedOut.tsx';
import { SignInRefused } from './SignInRefused.tsx';

/** The pages around the sign-in: entering, for whom one acts, why it came to nothing, and having logged out. */
export const SignInEntry = () => {
  const { ports } = useApplication();
  return (
    <Frame>
      <Columns>{pageAt(ports.url.path())}</Columns>
    </Frame>
  );
};

const pageAt = (path: string) => {
  switch (path) {
    case signInPaths.loggedOut:
      return <LoggedOut />;
    case signInPaths.delegations:
      return <Delegations />;
    case signInPaths.failed:
      return <SignInRefused reason="loginFailed" />;
    case signInPaths.unknown:
      return <SignInRefused reason="userNotLoaded" />;
    case signInPaths.forbidden:
      return <SignInRefused reason="noApplicationRights" />;
    default:
      return <Enter />;
  }
};
