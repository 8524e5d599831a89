import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { ErrorList } from '#src/errors/ErrorList.tsx';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { useApplication } from '#src/shell/application.ts';

const shortcut = 'F8';

/** Opens the errors of this visit, as their key does; nothing where there were none. Source: specification section 2, error list. */
export const ShellErrors = () => {
  const { t } = useTexts('sales');
  const { errors } = useApplication();
  const count = useSelector(errors, ({ context }) => context.records.length);
  // While a failed call waits for an answer its own dialog leads to them.
  const isOpen = useSelector(
    errors,
    (snapshot) => snapshot.matches('open') && snapshot.context.waiting.length === 0,
  );
  useEffect(() => {
    if (count === 0) return undefined;
    const open = (event: KeyboardEvent) => {
      if (event.key !== shortcut) return;
      event.preventDefault();
      errors.send({ type: 'OPEN' });
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, [errors, count]);
  if (count === 0) return null;
  return (
    <>
      <Button
        look="quiet"
        icon="warning"
        aria-keyshortcuts={shortcut}
        onClick={() => errors.send({ type: 'OPEN' })}
      >
        {t('bar.errors', { number: count })}
      </Button>
      {isOpen ? <ErrorList /> : null}
    </>
  );
};
