import { useRef, type KeyboardEvent, type RefCallback } from 'react';

/** A row of a tree: one that opens, or one inside it. */
export interface TreeRow {
  readonly id: string;
  readonly name: string;
  /** The row it is inside of. */
  readonly parent?: string;
  /** Given of a row that opens. */
  readonly isOpen?: boolean;
}

interface Tree {
  /** Rows that are seen, from the top. */
  readonly rows: readonly TreeRow[];
  /** The one that the Tab key leads to, the first where it is not there. */
  readonly entrance: string | undefined;
  readonly onPress: (id: string) => void;
}

interface TreeItem {
  readonly ref: RefCallback<HTMLLIElement>;
  readonly tabIndex: 0 | -1;
  readonly onKeyDown: (event: KeyboardEvent<HTMLLIElement>) => void;
}

/**
 * What makes rows a tree for keys, as the ARIA Authoring Practices say (Tree View Pattern): up and down, right opens and goes inside, left
 * closes and goes out, Home, End, letters, Enter and Space.
 */
export const useTree = ({ rows, entrance, onPress }: Tree): ((id: string) => TreeItem) => {
  const items = useRef(new Map<string, HTMLLIElement>());
  const first = rows.some(({ id }) => id === entrance) ? entrance : rows[0]?.id;
  const goTo = (row: TreeRow | undefined) => items.current.get(row?.id ?? '')?.focus();
  return (id) => ({
    ref: (element) => {
      if (element) items.current.set(id, element);
      else items.current.delete(id);
    },
    tabIndex: id === first ? 0 : -1,
    onKeyDown: (event) => {
      // The rows around it hear its keys, too.
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = rows.findIndex((row) => row.id === id);
      const row = rows[at];
      if (!row) return;
      if (!move(event.key, row, at)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  });

  /** Does what a key does on a row; true where it does something. */
  function move(key: string, row: TreeRow, at: number): boolean {
    if (key === 'ArrowDown') goTo(rows[at + 1]);
    else if (key === 'ArrowUp') goTo(rows[at - 1]);
    else if (key === 'Home') goTo(rows[0]);
    else if (key === 'End') goTo(rows.at(-1));
    else if (key === 'Enter' || key === ' ') onPress(row.id);
    else if (key === 'ArrowRight') {
      if (row.isOpen === false) onPress(row.id);
      else if (row.isOpen) goTo(rows[at + 1]);
    } else if (key === 'ArrowLeft') {
      if (row.isOpen) onPress(row.id);
      else goTo(rows.find(({ id }) => id === row.parent));
    } else return goToLetter(key, at);
    return true;
  }

  function goToLetter(key: string, at: number): boolean {
    if (!/^\p{L}$/u.test(key)) return false;
    const begins = ({ name }: TreeRow) =>
      name.localeCompare(key, undefined, { sensitivity: 'base' }) === 0 ||
      name.slice(0, 1).localeCompare(key, undefined, { sensitivity: 'base' }) === 0;
    goTo([...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(begins));
    return true;
  }
};
