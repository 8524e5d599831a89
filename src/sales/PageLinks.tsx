import { useSelector } from '@xstate/react';
import { openPages, pageOf } from '#machines/sales/shellPages.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { ShellActor } from './shellActor.ts';

/** The pages of the shell that whoever is here may go to, the one they are on marked. */
export const PageLinks = ({ actor }: { readonly actor: ShellActor }) => {
  const { t } = useTexts('sales');
  const page = useSelector(actor, ({ context }) => pageOf(context));
  const { context } = useSelector(actor, (snapshot) => snapshot);
  const offered = openPages(context);
  // Where there is one page only, it needs no way.
  if (offered.length < 2) return null;
  return offered.map((one) => (
    <Button
      key={one}
      look="quiet"
      aria-current={one === page ? 'page' : undefined}
      onClick={() => actor.send({ type: 'GO', page: one })}
    >
      {t(`page.${one}`)}
    </Button>
  ));
};
