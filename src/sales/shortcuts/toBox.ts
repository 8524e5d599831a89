import type { ShellActor } from '#src/sales/shellActor.ts';

/** Leads to the box of the search, from whatever page. */
export const toBox = (shell: ShellActor): void => {
  shell.send({ type: 'GO', page: 'search' });
  // The page that arrives takes the focus first.
  requestAnimationFrame(() => {
    const box = document.querySelector<HTMLInputElement>('input[name="query"]');
    box?.focus();
    box?.select();
  });
};
